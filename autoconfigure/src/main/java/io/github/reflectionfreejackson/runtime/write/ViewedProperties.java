package io.github.reflectionfreejackson.runtime.write;

import com.fasterxml.jackson.databind.ser.BeanPropertyWriter;
import io.github.reflectionfreejackson.runtime.direct.EncodedProperties;
import org.jspecify.annotations.Nullable;

/**
 * The properties of a type that are written while one view is active.
 * <p>
 * May be used by several threads.
 */
final class ViewedProperties {

	/**
	 * For Jackson to write, whatever they are.
	 */
	static final ViewedProperties UNKNOWN = new ViewedProperties();

	private final GeneratedPropertyWriter[] all;

	private final @Nullable GeneratedPropertyWriter[] shown;

	private final int count;

	private final boolean straightLine;

	private @Nullable EncodedProperties encoded;

	private ViewedProperties() {
		this.all = new GeneratedPropertyWriter[0];
		this.shown = this.all;
		this.count = 0;
		this.straightLine = false;
	}

	/**
	 * Find out which properties are in a view.
	 * @param all the writers of all properties
	 * @param filtered what Jackson writes while a view is active, {@code null} for what
	 * is in none
	 * @param asked whether generated code asks of each property whether it is written
	 */
	ViewedProperties(GeneratedPropertyWriter[] all, BeanPropertyWriter[] filtered, Class<?> view, boolean asked) {
		this.all = all;
		this.shown = new GeneratedPropertyWriter[all.length];
		boolean known = true;
		int found = 0;
		for (int i = 0; i < all.length && known; i++) {
			BeanPropertyWriter writer = filtered[i];
			if (isOf(writer, all[i].owner())) {
				boolean isShown = !(writer instanceof GeneratedViewWriter inViews) || inViews.isIn(view);
				this.shown[i] = isShown ? all[i] : null;
				found += isShown ? 1 : 0;
			}
			else {
				known = writer == null;
			}
		}
		this.count = found;
		this.straightLine = known && (asked || found == 0 || found == all.length);
	}

	private static boolean isOf(@Nullable BeanPropertyWriter writer, BeanPropertyWriter unfiltered) {
		return writer == unfiltered || (writer instanceof GeneratedViewWriter inViews && inViews.isOf(unfiltered));
	}

	/**
	 * Return whether generated code writes these properties, and no others.
	 */
	boolean areStraightLine() {
		return this.straightLine;
	}

	/**
	 * Return whether there are none.
	 */
	boolean areNone() {
		return this.count == 0;
	}

	/**
	 * Return the writers, {@code null} for those of properties that are not in the view,
	 * for generated code that asks.
	 */
	@SuppressWarnings("NullAway")
	GeneratedPropertyWriter[] writers() {
		return this.shown;
	}

	/**
	 * Return what is known of the properties from having encoded them, or {@code null} if
	 * they never were.
	 */
	@Nullable EncodedProperties encoded() {
		return this.encoded;
	}

	/**
	 * Return what an encoder has to know of the properties.
	 */
	EncodedProperties toEncode() {
		EncodedProperties properties = this.encoded;
		if (properties == null) {
			properties = EncodedProperties.inView(this.all, this.shown, !areNone());
			this.encoded = properties;
		}
		return properties;
	}

}
