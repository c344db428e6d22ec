package io.github.reflectionfreejackson.aot.sample;

import java.io.IOException;

public class Failing {

	private final Throwable failure;

	public Failing(Throwable failure) {
		this.failure = failure;
	}

	public String getFirst() {
		return "first";
	}

	public String getChecked() throws IOException {
		if (this.failure instanceof IOException exception) {
			throw exception;
		}
		return "checked";
	}

	public int getAnything() throws Throwable {
		if (this.failure != null) {
			throw this.failure;
		}
		return 1;
	}

}
