package io.github.reflectionfreejackson.testsupport.fuzz;

import java.util.ArrayList;
import java.util.List;

import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests for {@link ShapeGenerator}.
 */
class ShapeGeneratorTests {

	private static final List<String> EXERCISED = List.of("@JsonAlias", "@JsonAnyGetter", "@JsonAppend",
			"@JsonAutoDetect", "@JsonBackReference", "@JsonFilter", "@JsonFormat", "@JsonGetter", "@JsonIdentityInfo",
			"@JsonIdentityReference", "@JsonIgnore ", "@JsonIgnore(false)", "@JsonIgnoreProperties", "@JsonIgnoreType",
			"@JsonInclude", "@JsonIncludeProperties", "@JsonKey", "@JsonManagedReference", "@JsonMerge", "@JsonNaming",
			"@JsonProperty", "@JsonPropertyDescription", "@JsonPropertyOrder", "@JsonRawValue", "@JsonRootName",
			"@JsonSubTypes", "@JsonTypeId", "@JsonTypeInfo", "@JsonTypeName", "@JsonUnwrapped", "@JsonValue",
			"@JsonView", "@Money", "@Note", "(using = ", "as = Object", "converter = ", "nullsUsing = ", "keyUsing = ",
			"contentUsing = ", "contentConverter = ", "contentAs = ", "keyAs = ", "typing = ", " record ", " enum ",
			" interface ", " abstract class ", "class C1<T>", "extends C0", "extends ArrayList", "private static class",
			"transient ", "Values.<RuntimeException>fail", "addMixIn", "SerializationFeature.", "MapperFeature.",
			"JsonGenerator.Feature.", "setPropertyNamingStrategy", "setDefaultPropertyInclusion", "setVisibility",
			"activateDefaultTyping(", "activateDefaultTypingAsProperty", "withView", "withAttribute", "withRootName",
			"WRAP_ROOT_VALUE", "setFilterProvider", "registerModule(Mappers.modifier()",
			"registerModule(Mappers.serializers()", "configOverride", "setAnnotationIntrospector", "setAccessorNaming",
			"registerSubtypes", "forType", "new CBORFactory()");

	@Test
	void sameSeedMakesSameSources() {
		for (long seed = 0; seed < 100; seed++) {
			assertThat(ShapeGenerator.generate(seed)).isEqualTo(ShapeGenerator.generate(seed));
		}
	}

	@Test
	void otherSeedMakesOtherSources() {
		assertThat(body(1)).isNotEqualTo(body(2));
	}

	@Test
	void shapesExerciseEveryFeature() {
		StringBuilder texts = new StringBuilder();
		for (long seed = 0; seed < 1500; seed++) {
			texts.append(ShapeGenerator.generate(seed).text());
		}
		List<String> missing = new ArrayList<>(EXERCISED);
		missing.removeIf((feature) -> texts.indexOf(feature) != -1);
		assertThat(missing).isEmpty();
	}

	private static String body(long seed) {
		return ShapeGenerator.generate(seed).text().replaceAll("shape\\.s\\w+", "shape");
	}

}
