package io.github.reflectionfreejackson.aot.unwrap;

import java.util.Set;

import javax.xml.transform.Source;

import com.fasterxml.jackson.core.TreeNode;
import org.jspecify.annotations.Nullable;

import org.springframework.beans.BeanUtils;
import org.springframework.core.ResolvableType;
import org.springframework.core.io.Resource;
import org.springframework.core.io.buffer.DataBuffer;
import org.springframework.core.io.support.ResourceRegion;
import org.springframework.http.HttpHeaders;

/**
 * Types for which there is nothing to generate: no body at all, a body that other
 * converters take care of, such as an image or a source of XML, a view, scalars of the
 * JDK and trees that are JSON already.
 */
final class NotBoundRule implements UnwrapRule {

	private static final Set<Class<?>> BOUND_BY_OTHERS = Set.of(byte[].class, char[].class, java.nio.ByteBuffer.class);

	private final PresentTypes views;

	/**
	 * Of a module that an application may run without.
	 */
	private final PresentTypes images;

	NotBoundRule(@Nullable ClassLoader classLoader) {
		this.views = PresentTypes.of(classLoader, "org.springframework.web.servlet.ModelAndView",
				"org.springframework.web.servlet.View", "org.springframework.web.servlet.view.FragmentsRendering",
				"org.springframework.web.servlet.mvc.method.annotation.StreamingResponseBody",
				"org.springframework.web.reactive.result.view.View",
				"org.springframework.web.reactive.result.view.Rendering",
				"org.springframework.web.reactive.result.view.FragmentsRendering");
		this.images = PresentTypes.of(classLoader, "java.awt.image.BufferedImage");
	}

	@Override
	public boolean appliesTo(Class<?> rawType) {
		return isScalar(rawType) || BOUND_BY_OTHERS.contains(rawType) || Resource.class.isAssignableFrom(rawType)
				|| ResourceRegion.class.isAssignableFrom(rawType) || DataBuffer.class.isAssignableFrom(rawType)
				|| HttpHeaders.class.isAssignableFrom(rawType) || TreeNode.class.isAssignableFrom(rawType)
				|| Source.class.isAssignableFrom(rawType) || this.views.cover(rawType) || this.images.cover(rawType);
	}

	@Override
	public void unwrap(ResolvableType type, Target target) {
	}

	private boolean isScalar(Class<?> rawType) {
		return rawType.isPrimitive() || rawType == Void.class
				|| (rawType.getName().startsWith("java.") && BeanUtils.isSimpleValueType(rawType));
	}

}
