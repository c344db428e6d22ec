package io.github.reflectionfreejackson.testsupport.ondemand;

import java.lang.ref.ReferenceQueue;
import java.lang.ref.WeakReference;

import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.type.TypeFactory;
import com.fasterxml.jackson.databind.util.LRUMap;
import com.fasterxml.jackson.databind.util.LookupCache;
import io.github.reflectionfreejackson.test.ondemand.OnDemandReflectionFree;
import org.junit.jupiter.api.Test;

import org.springframework.core.ResolvableType;
import org.springframework.core.annotation.AnnotationUtils;
import org.springframework.util.ReflectionUtils;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests that nothing keeps types alive which no mapper uses any more, and that nothing is
 * collected too early.
 */
class OnDemandMemoryTests {

	private static final int ATTEMPTS = 100;

	private static final int MILLISECONDS = 100;

	private final ReferenceQueue<ClassLoader> collected = new ReferenceQueue<>();

	@Test
	void classLoaderIsCollectedOnceMapperIsGone() throws Exception {
		WeakReference<ClassLoader> loader = new WeakReference<>(write(mapper()), this.collected);
		assertThat(isCollected(loader)).isTrue();
	}

	@Test
	void classLoadersOfSameTypesAreToldApart() throws Exception {
		ObjectMapper mapper = mapper();
		OnDemandReflectionFree onDemand = OnDemandReflectionFree.install(mapper);
		String expected = new ObjectMapper().writeValueAsString(ManyTypes.create(ManyTypes.load(1), 0));
		for (int i = 0; i < 2; i++) {
			assertThat(mapper.writeValueAsString(ManyTypes.create(ManyTypes.load(1), 0))).isEqualTo(expected);
		}
		assertThat(onDemand.compiled()).isEqualTo(2);
		assertThat(onDemand.fallbacks()).isEmpty();
	}

	@Test
	void generatesForMapperThatReusesOnceTheFirstIsGone() throws Exception {
		ObjectMapper mapper = mapper();
		OnDemandReflectionFree onDemand = installIntoUnused().reuse(mapper);
		System.gc();
		mapper.writeValueAsString(ManyTypes.create(ManyTypes.load(1), 0));
		assertThat(onDemand.generated()).hasSize(1);
		assertThat(onDemand.fallbacks()).isEmpty();
	}

	private static OnDemandReflectionFree installIntoUnused() {
		return OnDemandReflectionFree.install(mapper());
	}

	private static ClassLoader write(ObjectMapper mapper) throws Exception {
		OnDemandReflectionFree onDemand = OnDemandReflectionFree.install(mapper);
		ClassLoader loader = ManyTypes.load(1);
		mapper.writeValueAsString(ManyTypes.create(loader, 0));
		assertThat(onDemand.generated()).hasSize(1);
		return loader;
	}

	/**
	 * The type factory that mappers share by default keeps types, whoever writes them.
	 */
	private static ObjectMapper mapper() {
		return new ObjectMapper().setTypeFactory(TypeFactory.defaultInstance()
			.withCache((LookupCache<Object, JavaType>) new LRUMap<Object, JavaType>(16, 64)));
	}

	private boolean isCollected(WeakReference<?> reference) throws InterruptedException {
		// Spring's own, which are soft
		ResolvableType.clearCache();
		AnnotationUtils.clearCache();
		ReflectionUtils.clearCache();
		for (int i = 0; i < ATTEMPTS; i++) {
			System.gc();
			if (this.collected.remove(MILLISECONDS) == reference) {
				return true;
			}
		}
		return false;
	}

}
