package io.github.reflectionfreejackson.runtime.read;

import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.JsonMappingException;
import org.jspecify.annotations.Nullable;

/**
 * The arguments of a creator that takes properties.
 */
interface CreatorArguments {

	/**
	 * Return what Jackson asks for the value of an argument that JSON has not.
	 * @param argument the position of the argument
	 * @return the deserializer, or {@code null} if the argument is required, or something
	 * else may be asked
	 * @throws JsonMappingException if there is no deserializer
	 */
	@Nullable JsonDeserializer<?> ofAbsent(int argument) throws JsonMappingException;

	/**
	 * Return whether Jackson has to be asked what stands for {@code null}, even if that
	 * was read.
	 * @param argument the position of the argument
	 */
	default boolean isNeeded(int argument) {
		return false;
	}

	/**
	 * Return whether the creator is a method, which may return an instance of a subclass.
	 */
	boolean isByFactory();

	/**
	 * Call the creator.
	 * @param arguments the arguments
	 * @param seen those that JSON has, a bit each
	 * @return the instance
	 * @throws Throwable what the creator throws
	 */
	@Nullable Object create(@Nullable Object[] arguments, long seen) throws Throwable;

}
