package io.github.reflectionfreejackson.http;

import java.lang.ref.WeakReference;
import java.lang.reflect.Type;
import java.util.Iterator;
import java.util.List;
import java.util.stream.Stream;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.ser.BeanSerializerModifier;
import org.junit.jupiter.api.Test;

import org.springframework.core.ResolvableType;

import static org.assertj.core.api.Assertions.assertThat;
import static org.mockito.Mockito.mock;

/**
 * Tests for {@link RootWriters} and {@link RootWriterCache}.
 */
class RootWritersTests {

	private final CountingRootWriters counting = new CountingRootWriters();

	private final RootWriterCache cache = new RootWriterCache((type, valueClass) -> null, this.counting);

	@Test
	void writerIsDerivedOncePerTypeAndClass() {
		RootWriters writers = this.cache.of(new ObjectMapper());
		RootWriter writer = writers.find(listOf(String.class), List.class);
		assertThat(writer).isNotNull().isSameAs(writers.find(listOf(String.class), List.class));
		assertThat(writers.find(listOf(Integer.class), List.class)).isNotSameAs(writer);
		assertThat(writers.find(listOf(String.class), Object.class)).isNotSameAs(writer);
		assertThat(writers.find(listOf(String.class), null)).isNotSameAs(writer);
		assertThat(writers.find(null, List.class)).isNotSameAs(writers.find(List.class, List.class));
		assertThat(this.counting.created()).isEqualTo(6);
	}

	@Test
	void newConfigurationIsDerivedFromAnew() {
		ObjectMapper mapper = new ObjectMapper();
		RootWriters before = this.cache.of(mapper);
		assertThat(this.cache.of(mapper)).isSameAs(before);
		mapper.enable(SerializationFeature.WRAP_ROOT_VALUE);
		RootWriters after = this.cache.of(mapper);
		assertThat(after).isNotSameAs(before);
		mapper.setSerializerFactory(mapper.getSerializerFactory().withSerializerModifier(new BeanSerializerModifier() {
		}));
		assertThat(this.cache.of(mapper)).isNotSameAs(after);
	}

	@Test
	void mockOfMapperIsLeftToSpring() {
		RootWriters writers = this.cache.of(mock(ObjectMapper.class));
		assertThat(writers.find(String.class, String.class)).isNull();
		assertThat(this.counting.created()).isZero();
	}

	@Test
	void numberOfWritersIsLimited() {
		RootWriters writers = this.cache.of(new ObjectMapper());
		Type type = Object.class;
		for (int i = 0; i < SoftCache.LIMIT; i++) {
			assertThat(writers.find(type, List.class)).isNotNull();
			type = listOf(type);
		}
		assertThat(writers.find(type, List.class)).isNull();
		assertThat(writers.find(Object.class, List.class)).isNotNull();
	}

	@Test
	void numberOfWritableClassesIsLimited() {
		RootWriters writers = this.cache.of(new ObjectMapper());
		Iterator<Class<?>> classes = Stream.of(Object.class, String.class, List.class, int.class, long.class)
			.flatMap((type) -> Stream.<Class<?>>iterate(type, Class::arrayType).limit(250))
			.iterator();
		for (int i = 0; i < SoftCache.LIMIT; i++) {
			Class<?> type = classes.next();
			writers.foundWritable(type);
			assertThat(writers.isWritable(type)).isTrue();
		}
		Class<?> type = classes.next();
		writers.foundWritable(type);
		assertThat(writers.isWritable(type)).isFalse();
		assertThat(writers.isWritable(Object.class)).isTrue();
	}

	@Test
	void writableClassesAreNotKeptOfUnusualMapper() {
		RootWriters writers = this.cache.of(JsonMapper.builder().enable(SerializationFeature.INDENT_OUTPUT).build());
		writers.foundWritable(String.class);
		assertThat(writers.isWritable(String.class)).isFalse();
		assertThat(writers.find(String.class, String.class)).isNull();
	}

	@Test
	void failureIsLeftToSpring() {
		RootWriters writers = new RootWriters(new ObjectMapper(), (type, valueClass) -> {
			throw new IllegalArgumentException();
		}, this.counting);
		assertThat(writers.find(String.class, String.class)).isNull();
		assertThat(writers.find(null, String.class)).isNotNull();
	}

	@Test
	void formerMapperIsNotKept() {
		WeakReference<ObjectMapper> former = useOnce();
		this.cache.of(new ObjectMapper());
		for (int i = 0; i < 50 && former.get() != null; i++) {
			System.gc();
		}
		assertThat(former.get()).isNull();
	}

	private WeakReference<ObjectMapper> useOnce() {
		ObjectMapper mapper = new ObjectMapper();
		this.cache.of(mapper).find(String.class, String.class);
		this.cache.of(mapper).foundWritable(String.class);
		return new WeakReference<>(mapper);
	}

	private static Type listOf(Type type) {
		return ResolvableType.forClassWithGenerics(List.class, ResolvableType.forType(type)).getType();
	}

}
