package io.github.reflectionfreejackson.testsupport.process;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * All that a sample application has answered and printed from its start to its end.
 *
 * @param responses the responses by request, in the order of the requests
 * @param output the lines that were printed
 */
public record SampleRun(Map<SampleRequest, SampleResponse> responses, SampleOutput output) {

	public SampleRun {
		responses = Collections.unmodifiableMap(new LinkedHashMap<>(responses));
	}

	/**
	 * Return the response to a request.
	 * @throws IllegalArgumentException if it was not sent
	 */
	public SampleResponse responseTo(SampleRequest request) {
		SampleResponse response = this.responses.get(request);
		if (response == null) {
			throw new IllegalArgumentException("Not sent: " + request);
		}
		return response;
	}

	/**
	 * Start a process, send it all requests one after the other, and stop it.
	 * @param builder the process to start
	 * @param requests the requests to send
	 * @return what the process has answered and printed
	 */
	public static SampleRun of(SampleProcess.Builder builder, List<SampleRequest> requests) {
		try (SampleProcess process = builder.start()) {
			Map<SampleRequest, SampleResponse> responses = new LinkedHashMap<>();
			requests.forEach((request) -> responses.put(request, process.send(request)));
			return new SampleRun(responses, process.stop());
		}
	}

}
