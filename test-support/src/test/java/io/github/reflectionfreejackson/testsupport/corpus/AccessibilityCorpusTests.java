package io.github.reflectionfreejackson.testsupport.corpus;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonValue;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.reflectionfreejackson.testsupport.parity.Parity;
import org.junit.jupiter.api.Test;

/**
 * Classes and members that not everybody may name.
 */
class AccessibilityCorpusTests {

	private static final String TRAP = "package-private, nested, private nested, local, anonymous classes";

	@Test
	@Covers(features = "package-private classes", traps = TRAP, tier = 2)
	void writesPackagePrivateClasses() {
		Parity.of(ObjectMapper::new)
			.generated(PackagePrivateBean.class, PackagePrivateBean.Inner.class, PublicNested.class, Deep.Deeper.class,
					ProtectedNested.class)
			.tier(2)
			.check(List.of(new PackagePrivateBean(), new PublicNested(), new Deep.Deeper(), new ProtectedNested()));
	}

	@Test
	@Covers(features = "inner classes", traps = TRAP, tier = 2)
	void writesInnerClasses() {
		Parity.of(ObjectMapper::new).generated(InnerClass.class).tier(2).check(new InnerClass());
	}

	@Test
	@Covers(features = "private classes", traps = TRAP, tier = 0, note = "No source can name a private class")
	void leavesPrivateClasses() {
		Parity.of(ObjectMapper::new)
			.fallback(PrivateNested.class, "private")
			.fallback(PrivateNested.PublicInside.class, "private")
			.fallback(PrivateValue.class, "private")
			.check(List.of(new PrivateNested(), new PrivateNested.PublicInside(), new PrivateValue("a")));
	}

	@Test
	@Covers(features = { "local classes", "anonymous classes" }, traps = TRAP, tier = 0,
			note = "No source can name a local or anonymous class")
	void leavesLocalAndAnonymousClasses() {
		record Local(String name) {
		}
		class LocalClass {

			public int number = 1;

		}
		Object anonymous = new Object() {

			public String getName() {
				return "anonymous";
			}

		};
		Parity.of(ObjectMapper::new)
			.fallback(Local.class, "local, anonymous or hidden")
			.fallback(LocalClass.class, "local, anonymous or hidden")
			.fallback(anonymous.getClass(), "local, anonymous or hidden")
			.check(List.of(new Local("a"), new LocalClass(), anonymous));
	}

	@Test
	@Covers(features = "anonymous subclasses",
			traps = { TRAP, "subclass of a covered class that is itself not covered" }, tier = 0,
			note = "Only the anonymous class itself is left to reflection")
	void leavesAnonymousSubclassOfGeneratedClass() {
		PackagePrivateBean anonymous = new PackagePrivateBean() {

			public String getMore() {
				return "more";
			}

		};
		Parity.of(ObjectMapper::new)
			.generated(PackagePrivateBean.class, Holder.class)
			.fallback(anonymous.getClass(), "local, anonymous or hidden")
			.check(List.of(new Holder(anonymous), new Holder(new PackagePrivateBean())));
	}

	@Test
	@Covers(features = "lambdas", traps = TRAP, tier = 0, note = "A lambda's class is hidden")
	void leavesHiddenClasses() {
		Getter getter = () -> "lambda";
		Parity.of(ObjectMapper::new)
			.fallback(getter.getClass(), "made while the application was running")
			.check(Map.of("a", getter));
	}

	@Test
	@Covers(features = "public members of package-private superclasses", traps = TRAP, tier = 2)
	void writesMembersOfSuperclasses() {
		Parity.of(ObjectMapper::new)
			.generated(Exposed.class, MembersOfPrivateTypes.class)
			.check(List.of(new Exposed(), new MembersOfPrivateTypes()));
	}

	@Test
	@Covers(features = "public members of private superclasses", traps = TRAP, tier = 2)
	void writesMembersOfPrivateSuperclass() {
		Parity.of(ObjectMapper::new).generated(OfOpenSuperclass.class).tier(2).check(List.of(new OfOpenSuperclass()));
	}

	@Test
	@Covers(features = "private members of private superclasses", traps = TRAP, tier = 0,
			note = "No source can name the class that declares them")
	void leavesPrivateMembersOfPrivateSuperclass() {
		Parity.of(ObjectMapper::new)
			.fallback(OfPrivateSuperclass.class, "cannot be reached from package")
			.check(List.of(new OfPrivateSuperclass()));
	}

	@Test
	@Covers(features = "names that are keywords, or not Java's own", traps = TRAP, tier = 2)
	void writesOddNames() {
		Parity.of(ObjectMapper::new)
			.generated(OddNames.class, Lower.class, $Dollar_.class)
			.check(List.of(new OddNames(), new Lower(), new $Dollar_()));
	}

	@Test
	@Covers(features = "getters that declare checked exceptions",
			traps = "a getter that throws: the same exception type, message and reference path `Customer[\"children\"]->java.util.ArrayList[1]->...`",
			tier = 2)
	void failsAlikeForCheckedExceptions() throws Exception {
		Parity.of(ObjectMapper::new).generated(Checked.class).check(List.of(new Checked(() -> "ok")));
		for (Callable<String> failing : List.<Callable<String>>of(() -> {
			throw new IOException("io");
		}, () -> {
			throw new Exception("checked");
		}, () -> {
			throw new AssertionError("error");
		}, () -> {
			throw new JsonMappingException(null, "mapping");
		})) {
			Parity.of(ObjectMapper::new).generated(Checked.class).check(List.of(new Checked(failing)));
		}
	}

	@Test
	@Covers(features = "beans with many properties", tier = 2)
	void writesManyProperties() {
		Parity.of(ObjectMapper::new).generated(Many.class).tier(2).check(new Many());
	}

	public static class PublicNested {

		public int a = 1;

		static class Inner {

		}

	}

	protected static class ProtectedNested {

		protected int a = 1;

		@JsonProperty
		protected int b() {
			return this.a;
		}

	}

	static class Deep {

		static class Deeper {

			public PublicNested nested = new PublicNested();

		}

	}

	class InnerClass {

		public int a = 1;

		public String getOuterName() {
			return AccessibilityCorpusTests.this.getClass().getSimpleName();
		}

	}

	private static class PrivateNested {

		public int a = 1;

		public static class PublicInside {

			public int b = 2;

		}

	}

	private record PrivateValue(@JsonValue String value) {
	}

	record Holder(PackagePrivateBean bean) {
	}

	@FunctionalInterface
	interface Getter {

		String getText();

	}

	public static class Exposed extends PackagePrivateBean {

		public int c = 3;

	}

	static class MembersOfPrivateTypes {

		@JsonProperty
		private PublicNested nested = new PublicNested();

		public List<PrivateNested> list = List.of(new PrivateNested());

		@JsonProperty
		PublicNested same() {
			return this.nested;
		}

	}

	private static class PrivateSuperclass {

		public int visible = 1;

		@JsonProperty
		private int hidden = 2;

		public int getGetter() {
			return this.hidden;
		}

	}

	private static class OpenSuperclass {

		public int visible = 1;

		public int getGetter() {
			return 2;
		}

	}

	static class OfOpenSuperclass extends OpenSuperclass {

		public int own = 3;

	}

	static class OfPrivateSuperclass extends PrivateSuperclass {

		public int own = 3;

	}

	static class OddNames {

		public int $ = 1;

		public int _a$b = 2;

		public int äö = 3;

		@JsonProperty("class")
		public int isClass = 4;

		@JsonProperty("")
		public int empty = 5;

		@JsonProperty("/* */ // \\u0041 %s $L")
		public int comment = 6;

		public int value = 7;

		public int writers = 8;

		public int generator = 9;

		public int provider = 10;

		public int property = 11;

	}

	static class Lower {

		public int a = 1;

	}

	static class $Dollar_ {

		public int a = 1;

	}

	record Checked(Callable<String> callable) {

		@JsonProperty("value")
		String callIt() throws Exception {
			return this.callable.call();
		}

		@JsonProperty("callable")
		@Override
		public Callable<String> callable() {
			return null;
		}

	}

	static class Many {

		public int a1 = 1;

		public int a2 = 2;

		public int a3 = 3;

		public int a4 = 4;

		public int a5 = 5;

		public int a6 = 6;

		public int a7 = 7;

		public int a8 = 8;

		public int a9 = 9;

		public int b1 = 1;

		public int b2 = 2;

		public int b3 = 3;

		public String c1 = "a";

		public String c2 = "b";

		public String c3 = "c";

		public String c4 = null;

		public String c5 = "";

		public String c6 = "d";

		public String c7 = "e";

		public String c8 = "f";

		public String c9 = "g";

		public long d1 = 1;

		public long d2 = Long.MAX_VALUE;

		public long d3 = Long.MIN_VALUE;

		public double e1 = 1.5;

		public double e2 = Double.NaN;

		public double e3 = Double.NEGATIVE_INFINITY;

		public double e4 = -0.0;

		public boolean f1 = true;

		public boolean f2;

	}

}
