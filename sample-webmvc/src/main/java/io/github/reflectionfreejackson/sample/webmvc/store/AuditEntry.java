package io.github.reflectionfreejackson.sample.webmvc.store;

import java.util.Date;

import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonProperty;

/**
 * Something that has happened, with private fields and without getters.
 */
public class AuditEntry {

	@JsonProperty
	private final String userName;

	@JsonProperty("what")
	private final String action;

	@JsonProperty
	@JsonFormat(pattern = "yyyy-MM-dd'T'HH:mm:ss XXX")
	private final Date happenedAt;

	@JsonProperty
	private final boolean successful;

	private final String sessionId;

	public AuditEntry(String userName, String action, Date happenedAt, boolean successful, String sessionId) {
		this.userName = userName;
		this.action = action;
		this.happenedAt = new Date(happenedAt.getTime());
		this.successful = successful;
		this.sessionId = sessionId;
	}

	@Override
	public String toString() {
		return this.sessionId + ": " + this.userName + " " + this.action;
	}

}
