package io.github.reflectionfreejackson.aot.model;

import org.jspecify.annotations.Nullable;

/**
 * What annotations say of a property as a whole.
 *
 * @param required whether it is required, or {@code null} if nothing is said
 * @param description its description or {@code null}
 * @param index its index or {@code null}
 * @param defaultValue the text of its default value or {@code null}
 * @since 0.1.0
 */
public record MetadataModel(@Nullable Boolean required, @Nullable String description, @Nullable Integer index,
		@Nullable String defaultValue) {

	/**
	 * Return whether nothing is said.
	 * @return whether all is {@code null}
	 */
	public boolean isEmpty() {
		return this.required == null && this.description == null && this.index == null && this.defaultValue == null;
	}

}
