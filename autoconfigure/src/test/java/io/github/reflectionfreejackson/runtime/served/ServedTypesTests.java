package io.github.reflectionfreejackson.runtime.served;

import java.io.InputStream;
import java.lang.invoke.MethodHandles;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

import io.github.reflectionfreejackson.runtime.served.ServedTypes.Fallback;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import org.springframework.boot.test.system.CapturedOutput;
import org.springframework.boot.test.system.OutputCaptureExtension;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests for {@link ServedTypes}.
 */
@ExtendWith(OutputCaptureExtension.class)
class ServedTypesTests {

	private final ServedTypes types = new ServedTypes();

	@Test
	void typesAreListedByHowTheyAreWritten() {
		this.types.byGeneratedCode(String.class, true);
		this.types.byReflection(Integer.class, "a reason");
		assertThat(this.types.byGeneratedCode()).containsExactly("java.lang.String");
		assertThat(this.types.byReflection()).containsOnlyKeys("java.lang.Integer").containsValue("a reason");
		assertThat(this.types.isStraightLine("java.lang.String")).isTrue();
		assertThat(this.types.isStraightLine("java.lang.Integer")).isFalse();
	}

	@Test
	void reasonIsLoggedOnce(CapturedOutput log) {
		this.types.byReflection(String.class, "reason of many");
		this.types.byReflection(Integer.class, "reason of many");
		this.types.byReflection(Integer.class, "reason of many");
		this.types.byReflection(Long.class, "reason of one");
		assertThat(log.toString().lines().filter((line) -> line.contains("WARN") && line.contains("reason of many")))
			.hasSize(1)
			.allSatisfy((line) -> assertThat(line).endsWith("Writing java.lang.String by reflection: reason of many"));
		assertThat(log).containsOnlyOnce("Writing java.lang.Long by reflection: reason of one");
	}

	@ParameterizedTest
	@ValueSource(strings = { "org.springframework.hateoas.mediatype.hal.LinkMixin",
			"org.springframework.security.jackson2.UserMixin" })
	void firstMixInOfLibraryIsLoggedForAll(String mixIn, CapturedOutput log) {
		for (Class<?> type : List.of(String.class, Integer.class)) {
			this.types.byReflection(type, "the mapper's mix-in of " + type + " was 'none' when code was generated,"
					+ " and is '" + mixIn + "' now");
		}
		assertThat(log.toString().lines().filter((line) -> line.contains(mixIn))).hasSize(1)
			.allSatisfy((line) -> assertThat(line).contains("INFO", "java.lang.String"));
		assertThat(this.types.byReflection()).hasSize(2);
	}

	@Test
	void classesThatComeAndGoAreNotedUpToALimit() throws Exception {
		byte[] bytes;
		try (InputStream file = Temporary.class.getResourceAsStream("ServedTypesTests$Temporary.class")) {
			bytes = file.readAllBytes();
		}
		// A class that was collected may leave its name to the next
		List<Class<?>> kept = new ArrayList<>();
		for (int i = 0; i < ServedTypes.MAX_NOTED + 10; i++) {
			kept.add(MethodHandles.lookup().defineHiddenClass(bytes, false).lookupClass());
		}
		assertThat(kept).extracting(Class::getName).doesNotHaveDuplicates();
		kept.forEach(this.types::byReflectionAsUnseen);
		assertThat(this.types.byReflection()).hasSize(ServedTypes.MAX_NOTED);
		this.types.byReflection(String.class, "a reason");
		this.types.byGeneratedCode(Integer.class, true);
		assertThat(this.types.byReflection()).containsEntry("java.lang.String", "a reason");
		assertThat(this.types.byGeneratedCode()).containsExactly("java.lang.Integer");
	}

	@Test
	void lackOfGeneratedCodeIsNoWarning(CapturedOutput log) {
		this.types.byReflectionUnlessKnown(Short.class, "nothing was generated", null);
		assertThat(log.toString().lines().filter((line) -> line.contains("nothing was generated"))).hasSize(1)
			.allSatisfy((line) -> assertThat(line).contains("INFO"));
	}

	@Test
	void byReflectionUnlessKnownKeepsWhatIsKnown() {
		this.types.byGeneratedCode(String.class, true);
		this.types.byReflectionUnlessKnown(String.class, "another reason", null);
		this.types.byReflection(Long.class, "first");
		this.types.byReflectionUnlessKnown(Long.class, "second", null);
		assertThat(this.types.byReflection()).containsOnlyKeys("java.lang.Long").containsValue("first");
	}

	@Test
	void fallbacksHaveRemedyWhereTheBuildKnowsOne() {
		this.types.byReflectionUnlessKnown(String.class, "it is private", "Make it public.");
		this.types.byReflection(Long.class, "the mapper differs");
		this.types.byReflectionAsUnseen(ServedTypesTests.class);
		assertThat(this.types.fallbacks())
			.containsEntry("java.lang.String", new Fallback("it is private", false, "Make it public."))
			.containsEntry("java.lang.Long", new Fallback("the mapper differs", false, null))
			.hasEntrySatisfying(ServedTypesTests.class.getName(),
					(fallback) -> assertThat(fallback.couldBeIncluded() && fallback.remedy() == null).isTrue());
	}

	@Test
	void typesThatCouldNotBeIncludedSayWhy() {
		Object local = new Object() {
		};
		Object proxy = Proxy.newProxyInstance(getClass().getClassLoader(), new Class<?>[] { Comparable.class },
				(instance, method, arguments) -> null);
		Stream
			.of(Hidden.class, Hidden.Within.class, local.getClass(), proxy.getClass(), Author$HibernateProxy.class,
					Author$ByteBuddy$Abc123.class, Short.class)
			.forEach(this.types::byReflectionAsUnseen);
		assertThat(this.types.fallbacks().values()).hasSize(7)
			.allSatisfy((fallback) -> assertThat(fallback.couldBeIncluded()).isFalse())
			.allSatisfy((fallback) -> assertThat(fallback.reason())
				.startsWith("it was not found when the application was built, and is ")
				.endsWith(", so that no code could be generated for it"));
		assertThat(fallback(Hidden.class).reason()).contains("private");
		assertThat(fallback(Hidden.class).remedy()).contains("package-private",
				"spring.jackson.reflection-free.include");
		assertThat(fallback(Hidden.Within.class)).isEqualTo(fallback(Hidden.class));
		assertThat(fallback(local.getClass()).reason()).contains("anonymous");
		assertThat(fallback(proxy.getClass()).reason()).contains("at run time");
		assertThat(fallback(Author$HibernateProxy.class)).isEqualTo(fallback(proxy.getClass()));
		assertThat(fallback(Author$ByteBuddy$Abc123.class)).isEqualTo(fallback(proxy.getClass()));
		assertThat(fallback(Short.class).reason()).contains("JDK");
	}

	private Fallback fallback(Class<?> type) {
		return this.types.fallbacks().get(type.getName());
	}

	private static final class Hidden {

		static final class Within {

		}

	}

	/**
	 * Named as Hibernate names what it makes of an entity.
	 */
	static final class Author$HibernateProxy {

	}

	/**
	 * Named as ByteBuddy names subclasses.
	 */
	static final class Author$ByteBuddy$Abc123 {

	}

	/**
	 * To be defined again and again.
	 */
	static final class Temporary {

	}

}
