package io.github.reflectionfreejackson.http;

import com.fasterxml.jackson.databind.ObjectMapper;

import org.springframework.beans.factory.BeanFactory;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.boot.web.codec.CodecCustomizer;
import org.springframework.core.env.Environment;

/**
 * Has Spring Boot's codec customizer set our encoder after its own, so that whatever
 * replaces Spring Boot's encoder replaces ours.
 */
final class EncoderReplacement extends BootBeanReplacement<CodecCustomizer> {

	private static final String BEAN_NAME = "jacksonCodecCustomizer";

	private final ObjectProvider<ObjectMapper> objectMapper;

	EncoderReplacement(BeanFactory beanFactory, Environment environment, ObjectProvider<ObjectMapper> objectMapper) {
		super(beanFactory, environment, CodecCustomizer.class, BEAN_NAME,
				"org.springframework.boot.autoconfigure.http.codec.CodecsAutoConfiguration"
						+ "$JacksonCodecConfiguration");
		this.objectMapper = objectMapper;
	}

	@Override
	CodecCustomizer replace(CodecCustomizer bean) {
		ObjectMapper mapper = this.objectMapper.getObject();
		return (configurer) -> {
			bean.customize(configurer);
			configurer.defaultCodecs().jackson2JsonEncoder(new CachingJackson2JsonEncoder(mapper));
		};
	}

}
