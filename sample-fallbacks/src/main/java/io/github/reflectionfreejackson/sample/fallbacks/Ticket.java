package io.github.reflectionfreejackson.sample.fallbacks;

/**
 * A request for help, which generated code writes.
 *
 * @param id the number of the ticket
 * @param subject what it is about
 * @param note what the desk thinks of it, or {@code null}
 */
public record Ticket(long id, String subject, InternalNote note) {

	static Ticket of(long id, String subject) {
		return new Ticket(id, subject, null);
	}

	Ticket withNote(String author, String text) {
		return new Ticket(this.id, this.subject, new InternalNote(author, text));
	}

	/**
	 * A note of the desk. It is private on purpose: no code can be generated for it.
	 *
	 * @param author who wrote it
	 * @param text what it says
	 */
	private record InternalNote(String author, String text) {
	}

}
