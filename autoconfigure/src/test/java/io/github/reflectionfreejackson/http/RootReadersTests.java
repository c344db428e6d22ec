package io.github.reflectionfreejackson.http;

import java.lang.reflect.Type;
import java.util.Iterator;
import java.util.List;
import java.util.stream.Stream;

import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.InjectableValues;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.module.SimpleModule;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

import org.springframework.core.ResolvableType;

import static org.assertj.core.api.Assertions.assertThat;
import static org.mockito.Mockito.mock;

/**
 * Tests for {@link RootReaders}.
 */
class RootReadersTests {

	private final ObjectMapper mapper = new ObjectMapper();

	private final RootReaders readers = new RootReaders(this.mapper);

	@Test
	void readerIsKeptOfWhatWasFoundReadable() {
		assertThat(this.readers.find(String.class, null)).isNull();
		found(String.class, null);
		RootReader reader = this.readers.find(String.class, null);
		assertThat(reader).isNotNull().isSameAs(this.readers.find(String.class, List.class));
		assertThat(reader.get()).isSameAs(reader.get());
		assertThat(this.readers.find(Integer.class, null)).isNull();
	}

	@Test
	void readerOfTypeIsKeptForTheClassThatDeclaresIt() {
		found(listOf(String.class), List.class);
		assertThat(this.readers.find(listOf(String.class), List.class)).isNotNull();
		assertThat(this.readers.find(listOf(String.class), null)).isNull();
		assertThat(this.readers.find(listOf(Integer.class), List.class)).isNull();
	}

	@Test
	void numberOfReadersIsLimited() {
		Type type = listOf(String.class);
		Iterator<Class<?>> classes = Stream.of(Object.class, String.class, List.class, int.class, long.class)
			.flatMap((contextClass) -> Stream.<Class<?>>iterate(contextClass, Class::arrayType).limit(250))
			.iterator();
		for (int i = 0; i < SoftCache.LIMIT; i++) {
			Class<?> contextClass = classes.next();
			found(type, contextClass);
			assertThat(this.readers.find(type, contextClass)).isNotNull();
		}
		Class<?> contextClass = classes.next();
		found(type, contextClass);
		assertThat(this.readers.find(type, contextClass)).isNull();
	}

	@Test
	void otherConfigurationIsNotDerivedFrom() {
		assertThat(this.readers.isDerivedFrom(this.mapper)).isTrue();
		assertThat(this.readers.isDerivedFrom(new ObjectMapper())).isFalse();
		this.mapper.enable(DeserializationFeature.UNWRAP_ROOT_VALUE);
		assertThat(this.readers.isDerivedFrom(this.mapper)).isFalse();
		RootReaders afterFeature = new RootReaders(this.mapper);
		this.mapper.setInjectableValues(new InjectableValues.Std());
		assertThat(afterFeature.isDerivedFrom(this.mapper)).isFalse();
		RootReaders afterValues = new RootReaders(this.mapper);
		this.mapper.registerModule(new SimpleModule("types").addAbstractTypeMapping(CharSequence.class, String.class));
		assertThat(afterValues.isDerivedFrom(this.mapper)).isFalse();
	}

	@Test
	void mockOfMapperIsLeftToSpring() {
		RootReaders ofMock = new RootReaders(mock(ObjectMapper.class));
		ofMock.foundReadable(String.class, null, this.mapper.constructType(String.class));
		assertThat(ofMock.find(String.class, null)).isNull();
	}

	private void found(Type type, @Nullable Class<?> contextClass) {
		this.readers.foundReadable(type, contextClass, this.mapper.constructType(type));
	}

	private static Type listOf(Type type) {
		return ResolvableType.forClassWithGenerics(List.class, ResolvableType.forType(type)).getType();
	}

}
