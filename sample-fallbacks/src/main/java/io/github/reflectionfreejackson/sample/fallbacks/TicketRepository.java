package io.github.reflectionfreejackson.sample.fallbacks;

import java.util.List;
import java.util.Optional;

import org.springframework.stereotype.Repository;
import org.springframework.util.Assert;

@Repository
class TicketRepository {

	private final List<Ticket> tickets = List.of(Ticket.of(1, "The printer is on fire"),
			Ticket.of(2, "Größe of the font").withNote("Ada", "confidential text"));

	TicketRepository(DeskProperties desk) {
		Assert.hasText(desk.password(), "There must be a password");
	}

	List<Ticket> findAll() {
		return this.tickets;
	}

	Optional<Ticket> findById(long id) {
		return this.tickets.stream().filter((ticket) -> ticket.id() == id).findFirst();
	}

	Optional<Attachment> findAttachment(long id) {
		return findById(id).map((ticket) -> new Attachment("ticket-" + id + ".txt", "attached secret"));
	}

}
