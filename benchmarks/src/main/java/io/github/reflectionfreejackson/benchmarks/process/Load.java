package io.github.reflectionfreejackson.benchmarks.process;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/**
 * Sends a fixed number of requests over a few connections.
 *
 * @param port where to
 * @param connections how many connections, each with a request at a time
 */
record Load(int port, int connections) {

	/**
	 * Send requests.
	 * @param requests how many, all connections together
	 */
	void send(String path, int requests) throws IOException {
		ExecutorService executor = Executors.newFixedThreadPool(this.connections);
		try {
			List<Future<Long>> pending = new ArrayList<>();
			for (int index = 0; index < this.connections; index++) {
				pending.add(executor.submit(share(path, requests / this.connections)));
			}
			for (Future<Long> share : pending) {
				share.get();
			}
		}
		catch (InterruptedException ex) {
			Thread.currentThread().interrupt();
			throw new IOException(ex);
		}
		catch (ExecutionException ex) {
			throw new IOException(ex.getCause());
		}
		finally {
			executor.shutdownNow();
		}
	}

	private Callable<Long> share(String path, int requests) {
		return () -> {
			long bytes = 0;
			try (Connection connection = new Connection(this.port)) {
				for (int request = 0; request < requests; request++) {
					bytes += connection.get(path);
				}
			}
			return bytes;
		};
	}

}
