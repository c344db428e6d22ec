package io.github.reflectionfreejackson.testsupport.corpus;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.PropertyNamingStrategies;
import com.fasterxml.jackson.databind.json.JsonMapper;
import io.github.reflectionfreejackson.testsupport.parity.Parity;
import org.junit.jupiter.api.Test;

import org.springframework.util.ClassUtils;

/**
 * Names of members which the Kotlin compiler gives, and Java's cannot.
 */
class KotlinNamesCorpusTests {

	private static final String TRAP = "a Kotlin value-class getter (`getId-abc`), `is` properties";

	@Test
	@Covers(features = "names of members that are no identifiers", traps = TRAP, tier = 2)
	void writesGetterOfValueClass() throws Exception {
		Object bean = new RenamingLoader().loadClass(MangledBean.class.getName()).getConstructor().newInstance();
		Parity.of(ObjectMapper::new).generated(bean.getClass()).tier(2).check(bean);
		Parity.of(() -> new ObjectMapper().setPropertyNamingStrategy(PropertyNamingStrategies.SNAKE_CASE))
			.generated(bean.getClass())
			.check(bean);
	}

	@Test
	@Covers(features = "`is` getters", traps = TRAP, tier = 2)
	void writesIsProperties() {
		Parity.of(ObjectMapper::new).generated(IsProperties.class).tier(2).check(new IsProperties());
		Parity.of(() -> JsonMapper.builder().enable(MapperFeature.ALLOW_IS_GETTERS_FOR_NON_BOOLEAN).build())
			.generated(IsProperties.class)
			.check(new IsProperties());
		Parity.of(() -> JsonMapper.builder().disable(MapperFeature.AUTO_DETECT_IS_GETTERS).build())
			.generated(IsProperties.class)
			.check(new IsProperties());
	}

	static class IsProperties {

		private final boolean isActive = true;

		@JsonProperty("isOpen")
		private final boolean open = true;

		public boolean isActive() {
			return this.isActive;
		}

		public boolean isOpen() {
			return this.open;
		}

		public Boolean isBoxed() {
			return true;
		}

		public String isText() {
			return "no boolean";
		}

		public boolean is() {
			return true;
		}

		public boolean issue() {
			return true;
		}

	}

	/**
	 * Loads a class under the names that Kotlin gives to members.
	 */
	private static final class RenamingLoader extends ClassLoader {

		private static final String FILE = ClassUtils.convertClassNameToResourcePath(MangledBean.class.getName())
				+ ClassUtils.CLASS_FILE_SUFFIX;

		RenamingLoader() {
			super(KotlinNamesCorpusTests.class.getClassLoader());
		}

		@Override
		protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
			if (!name.equals(MangledBean.class.getName()) || findLoadedClass(name) != null) {
				return super.loadClass(name, resolve);
			}
			byte[] classFile = classFile();
			return defineClass(name, classFile, 0, classFile.length);
		}

		@Override
		public InputStream getResourceAsStream(String name) {
			return name.equals(FILE) ? new ByteArrayInputStream(classFile()) : super.getResourceAsStream(name);
		}

		/**
		 * Names keep their lengths, so that nothing else moves.
		 */
		private byte[] classFile() {
			try (InputStream content = getParent().getResourceAsStream(FILE)) {
				return new String(content.readAllBytes(), StandardCharsets.ISO_8859_1).replace("getId_abc", "getId-abc")
					.replace("getCount_0d7_KjU", "getCount-0d7_KjU")
					.getBytes(StandardCharsets.ISO_8859_1);
			}
			catch (IOException ex) {
				throw new IllegalStateException(ex);
			}
		}

	}

}
