package io.github.reflectionfreejackson.runtime.direct;

import java.io.IOException;
import java.util.Collection;
import java.util.Iterator;
import java.util.List;

import com.fasterxml.jackson.databind.BeanProperty;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.ser.impl.IndexedListSerializer;
import com.fasterxml.jackson.databind.ser.std.CollectionSerializer;
import com.fasterxml.jackson.databind.ser.std.ObjectArraySerializer;
import com.fasterxml.jackson.databind.ser.std.StaticListSerializerBase;
import com.fasterxml.jackson.databind.ser.std.StringSerializer;
import org.jspecify.annotations.Nullable;

/**
 * Encoders of lists, collections and arrays.
 * <p>
 * There is a loop for each way in which Jackson finds the serializers of elements, and
 * not one for all: where a loop has met lists of many classes, the JIT compiler has each
 * call in it look for the method.
 */
final class ContainerEncoders {

	private ContainerEncoders() {
	}

	static @Nullable ValueEncoder ofList(IndexedListSerializer serializer) {
		SerializerState.Elements state = SerializerState.of(serializer);
		if (!state.plain()) {
			return null;
		}
		return (state.serializer() != null) ? new OfAlike(serializer, elements(state))
				: new OfList(serializer, elements(state));
	}

	static @Nullable ValueEncoder ofCollection(CollectionSerializer serializer) {
		SerializerState.Elements state = SerializerState.of(serializer);
		if (!state.plain()) {
			return null;
		}
		return (state.serializer() != null) ? new OfAlikeCollection(serializer, elements(state))
				: new OfCollection(serializer, elements(state));
	}

	static @Nullable ValueEncoder ofArray(ObjectArraySerializer serializer) {
		SerializerState.Elements state = SerializerState.of(serializer);
		// With type ids, Jackson goes by the class of elements, whatever type arguments
		// there are
		boolean byClass = state.typeSerializer() != null && state.serializer() == null
				&& state.type().hasGenericTypes();
		return (state.plain() && !byClass) ? new OfArray(serializer, elements(state)) : null;
	}

	static @Nullable ValueEncoder ofStrings(StaticListSerializerBase<?> serializer) {
		if (!SerializerState.isPlain(serializer)) {
			return null;
		}
		ElementEncoders strings = ElementEncoders.ofAll(new StringSerializer());
		return List.class.isAssignableFrom(serializer.handledType()) ? new OfTexts(serializer, strings)
				: new OfTextCollection(serializer, strings);
	}

	/**
	 * Return the encoders of elements, whose serializers are found as Jackson finds them.
	 */
	static ElementEncoders elements(SerializerState.Elements state) {
		return ElementEncoders.of(state.serializer(), state.typeSerializer(),
				new ContentFinder(state.type(), state.property()));
	}

	private record ContentFinder(JavaType type, @Nullable BeanProperty property) implements ElementEncoders.Finder {

		@Override
		public JsonSerializer<?> find(Object value, SerializerProvider provider) throws JsonMappingException {
			Class<?> valueClass = value.getClass();
			return this.type.hasGenericTypes() ? provider
				.findContentValueSerializer(provider.constructSpecializedType(this.type, valueClass), this.property)
					: provider.findContentValueSerializer(valueClass, this.property);
		}

	}

	/**
	 * An encoder of an array.
	 */
	private abstract static class Container extends ValueEncoder {

		private final ElementEncoders elements;

		Container(JsonSerializer<?> serializer, ElementEncoders elements) {
			super(serializer);
			this.elements = elements;
		}

		final ElementEncoders elements() {
			return this.elements;
		}

		@Override
		final boolean isOfStructures() {
			return true;
		}

		@Override
		final boolean canEncode() {
			return this.elements.canEncode();
		}

		final boolean start(Object value, int size, JsonEncoder encoder) {
			if (!this.elements.canEncode()
					|| (size == 1 && encoder.isEnabled(SerializationFeature.WRITE_SINGLE_ELEM_ARRAYS_UNWRAPPED))) {
				return false;
			}
			return encoder.startArray(value);
		}

	}

	/**
	 * A list whose elements' serializers their classes decide.
	 */
	private static final class OfList extends Container {

		OfList(JsonSerializer<?> serializer, ElementEncoders elements) {
			super(serializer, elements);
		}

		@Override
		boolean encode(Object value, JsonEncoder encoder) throws IOException {
			List<?> list = (List<?>) value;
			if (!start(value, list.size(), encoder)) {
				return false;
			}
			// As Jackson does: lists may grow
			int size = list.size();
			int i = 0;
			try {
				for (; i < size; i++) {
					encoder.writeElement(list.get(i), elements());
				}
			}
			catch (Exception ex) {
				throw encoder.failedElement(ex, value, i);
			}
			encoder.endArray();
			return true;
		}

	}

	/**
	 * An array whose elements have one serializer. Jackson does not report failures to
	 * read an element as those of the element.
	 */
	private abstract static class Alike extends Container {

		private final boolean integers;

		Alike(JsonSerializer<?> serializer, ElementEncoders elements) {
			super(serializer, elements);
			this.integers = elements.integers() != null;
		}

		final void write(@Nullable Object element, int index, Object value, JsonEncoder encoder) throws IOException {
			try {
				if (this.integers) {
					encoder.writeIntegerElement(element, elements());
				}
				else {
					encoder.writeElement(element, elements());
				}
			}
			catch (Exception ex) {
				throw encoder.failedElement(ex, value, index);
			}
		}

	}

	private static final class OfAlike extends Alike {

		OfAlike(JsonSerializer<?> serializer, ElementEncoders elements) {
			super(serializer, elements);
		}

		@Override
		boolean encode(Object value, JsonEncoder encoder) throws IOException {
			List<?> list = (List<?>) value;
			if (!start(value, list.size(), encoder)) {
				return false;
			}
			int size = list.size();
			for (int i = 0; i < size; i++) {
				write(list.get(i), i, value, encoder);
			}
			encoder.endArray();
			return true;
		}

	}

	/**
	 * A list of strings, of which Jackson reports all failures as those of an element.
	 */
	private static final class OfTexts extends Container {

		OfTexts(JsonSerializer<?> serializer, ElementEncoders elements) {
			super(serializer, elements);
		}

		@Override
		boolean encode(Object value, JsonEncoder encoder) throws IOException {
			List<?> list = (List<?>) value;
			int size = list.size();
			if (!start(value, size, encoder)) {
				return false;
			}
			int i = 0;
			try {
				for (; i < size; i++) {
					encoder.writeTextElement(list.get(i), elements());
				}
			}
			catch (Exception ex) {
				throw encoder.failedElement(ex, value, i);
			}
			encoder.endArray();
			return true;
		}

	}

	/**
	 * A collection whose elements' serializers their classes decide.
	 */
	private static final class OfCollection extends Container {

		OfCollection(JsonSerializer<?> serializer, ElementEncoders elements) {
			super(serializer, elements);
		}

		@Override
		boolean encode(Object value, JsonEncoder encoder) throws IOException {
			Collection<?> collection = (Collection<?>) value;
			if (!start(value, collection.size(), encoder)) {
				return false;
			}
			Iterator<?> iterator = collection.iterator();
			boolean more = iterator.hasNext();
			int i = 0;
			try {
				while (more) {
					encoder.writeElement(iterator.next(), elements());
					i++;
					more = iterator.hasNext();
				}
			}
			catch (Exception ex) {
				throw encoder.failedElement(ex, value, i);
			}
			encoder.endArray();
			return true;
		}

	}

	private static final class OfAlikeCollection extends Alike {

		OfAlikeCollection(JsonSerializer<?> serializer, ElementEncoders elements) {
			super(serializer, elements);
		}

		@Override
		boolean encode(Object value, JsonEncoder encoder) throws IOException {
			Collection<?> collection = (Collection<?>) value;
			if (!start(value, collection.size(), encoder)) {
				return false;
			}
			int i = 0;
			for (Object element : collection) {
				write(element, i, value, encoder);
				i++;
			}
			encoder.endArray();
			return true;
		}

	}

	/**
	 * A collection of strings, of which Jackson reports all failures as those of an
	 * element.
	 */
	private static final class OfTextCollection extends Container {

		OfTextCollection(JsonSerializer<?> serializer, ElementEncoders elements) {
			super(serializer, elements);
		}

		@Override
		boolean encode(Object value, JsonEncoder encoder) throws IOException {
			Collection<?> collection = (Collection<?>) value;
			if (!start(value, collection.size(), encoder)) {
				return false;
			}
			int i = 0;
			try {
				for (Object element : collection) {
					encoder.writeTextElement(element, elements());
					i++;
				}
			}
			catch (Exception ex) {
				throw encoder.failedElement(ex, value, i);
			}
			encoder.endArray();
			return true;
		}

	}

	private static final class OfArray extends Container {

		OfArray(JsonSerializer<?> serializer, ElementEncoders elements) {
			super(serializer, elements);
		}

		@Override
		boolean encode(Object value, JsonEncoder encoder) throws IOException {
			Object[] array = (Object[]) value;
			if (!start(value, array.length, encoder)) {
				return false;
			}
			int i = 0;
			Object element = null;
			try {
				for (; i < array.length; i++) {
					element = array[i];
					encoder.writeElement(element, elements());
				}
			}
			catch (Exception ex) {
				// Jackson names the element where lists name the list
				throw encoder.failedElement(ex, element, i);
			}
			encoder.endArray();
			return true;
		}

	}

}
