package io.github.reflectionfreejackson.aot.sample;

import java.util.concurrent.TimeUnit;

public class AnnotatedBean {

	@Everything
	public String getDefaults() {
		return "defaults";
	}

	@Everything(aBoolean = false, aByte = Byte.MAX_VALUE, aShort = 3, anInt = Integer.MAX_VALUE, aLong = Long.MAX_VALUE,
			aFloat = -0.0f, aDouble = Double.MIN_VALUE, aChar = '\u0000',
			aString = "$T \\ \" \u0000 \u2028 \n \t \ud83d\ude00 */ ${x}", aClass = Secret.class,
			anEnum = TimeUnit.SECONDS, aNested = @Everything.Nested(value = "", ints = { 1, 2 }), booleans = {},
			bytes = { 1, -1 }, shorts = {}, ints = { 1, Integer.MIN_VALUE }, longs = { Long.MIN_VALUE },
			floats = { Float.MAX_VALUE, 1.5f }, doubles = { Double.NaN, -0.0 }, chars = { '\uffff' },
			strings = "single", classes = { Secret.class, Secret[][].class, AnnotatedBean.class }, numbers = {},
			enums = { TimeUnit.DAYS, TimeUnit.HOURS }, nesteds = {})
	public String getValues() {
		return "values";
	}

	private static final class Secret {

	}

}
