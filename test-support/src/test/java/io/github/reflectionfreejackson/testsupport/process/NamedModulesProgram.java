package io.github.reflectionfreejackson.testsupport.process;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.reflectionfreejackson.runtime.verify.ShadowVerification;
import io.github.reflectionfreejackson.test.ondemand.OnDemandReflectionFree;

import org.springframework.boot.logging.LogLevel;
import org.springframework.boot.logging.LoggingSystem;

/**
 * A program that writes and reads, and compares with plain Jackson, wherever Jackson is.
 */
final class NamedModulesProgram {

	private static final int ROUNDS = 5;

	private NamedModulesProgram() {
	}

	public static void main(String[] arguments) throws IOException {
		LoggingSystem.get(NamedModulesProgram.class.getClassLoader())
			.setLogLevel("io.github.reflectionfreejackson", LogLevel.WARN);
		System.out.println("in " + JsonFactory.class.getModule() + " and " + ObjectMapper.class.getModule());
		ObjectMapper mapper = new ObjectMapper();
		ShadowVerification verification = new ShadowVerification((arguments.length != 0) ? 1 : 0);
		OnDemandReflectionFree generated = OnDemandReflectionFree.install(mapper, verification);
		ObjectMapper plain = new ObjectMapper();
		Parcel parcel = new Parcel("Greenwich \"ä\"", 3, List.of(new Parcel("inner", 1, List.of())));
		String json = plain.writeValueAsString(parcel);
		boolean equal = true;
		for (int i = 0; i < ROUNDS; i++) {
			equal &= json.equals(new String(mapper.writeValueAsBytes(parcel), StandardCharsets.UTF_8))
					&& json.equals(mapper.writeValueAsString(parcel))
					&& parcel.equals(mapper.readValue(json, Parcel.class))
					&& parcel.equals(mapper.readValue(json.getBytes(StandardCharsets.UTF_8), Parcel.class));
		}
		System.out.println("equal: " + equal);
		System.out.println("written by tier " + generated.tierOf(Parcel.class) + ", encoded: "
				+ generated.isEncoded(Parcel.class) + ", read by generated code: "
				+ generated.isReadByGeneratedCode(Parcel.class) + ", verified: " + (verification.equal() > 0));
	}

	/**
	 * What is written and read.
	 *
	 * @param address any
	 * @param weight any
	 * @param content any
	 */
	public record Parcel(String address, int weight, List<Parcel> content) {
	}

}
