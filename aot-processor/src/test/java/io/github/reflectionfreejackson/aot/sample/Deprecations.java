package io.github.reflectionfreejackson.aot.sample;

import java.util.List;

import com.fasterxml.jackson.annotation.JsonTypeInfo;

@SuppressWarnings({ "deprecation", "removal" })
public class Deprecations {

	@Deprecated
	public int getOld() {
		return 1;
	}

	@Deprecated(forRemoval = true)
	public int getGoing() {
		return 2;
	}

	public List<Going> getList() {
		return List.of(new Going());
	}

	public OldBase getBase() {
		return new Derived();
	}

	@com.fasterxml.jackson.databind.annotation.JsonSerialize(
			include = com.fasterxml.jackson.databind.annotation.JsonSerialize.Inclusion.NON_NULL)
	public String getIncluded() {
		return null;
	}

	@Deprecated(forRemoval = true)
	public static class Going {

		public int number = 1;

	}

	@Deprecated
	@JsonTypeInfo(use = JsonTypeInfo.Id.CLASS)
	public static class OldBase {

		public int field = 1;

		public Empty empty = new Empty();

		@Deprecated
		public static class Empty {

		}

	}

	public static class Derived extends OldBase {

		public int own = 2;

	}

}
