package io.github.reflectionfreejackson.benchmarks.process;

import java.io.BufferedInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.Locale;

/**
 * A connection that is kept alive, which costs the machine less than a real client.
 */
final class Connection implements AutoCloseable {

	private static final String LENGTH = "content-length:";

	private final Socket socket;

	private final InputStream input;

	Connection(int port) throws IOException {
		this.socket = new Socket(InetAddress.getLoopbackAddress(), port);
		this.socket.setTcpNoDelay(true);
		this.socket.setSoTimeout(60_000);
		this.input = new BufferedInputStream(this.socket.getInputStream(), 16 * 1024);
	}

	/**
	 * Send a request, and read the answer.
	 * @return the number of bytes of its body
	 * @throws IOException if the answer is not 200
	 */
	long get(String path) throws IOException {
		this.socket.getOutputStream()
			.write(("GET " + path + " HTTP/1.1\r\nHost: localhost\r\nAccept: */*\r\n\r\n")
				.getBytes(StandardCharsets.US_ASCII));
		String status = line();
		if (!status.startsWith("HTTP/1.1 200")) {
			throw new IOException(path + " is answered by " + status);
		}
		long length = -1;
		for (String header = line(); !header.isEmpty(); header = line()) {
			if (header.toLowerCase(Locale.ROOT).startsWith(LENGTH)) {
				length = Long.parseLong(header.substring(LENGTH.length()).trim());
			}
		}
		if (length >= 0) {
			this.input.skipNBytes(length);
			return length;
		}
		return chunks();
	}

	private long chunks() throws IOException {
		long total = 0;
		for (long size = Long.parseLong(line(), 16); size > 0; size = Long.parseLong(line(), 16)) {
			this.input.skipNBytes(size);
			line();
			total += size;
		}
		line();
		return total;
	}

	private String line() throws IOException {
		StringBuilder line = new StringBuilder();
		for (int next = this.input.read(); next != '\n'; next = this.input.read()) {
			if (next == -1) {
				throw new EOFException();
			}
			if (next != '\r') {
				line.append((char) next);
			}
		}
		return line.toString();
	}

	@Override
	public void close() throws IOException {
		this.socket.close();
	}

}
