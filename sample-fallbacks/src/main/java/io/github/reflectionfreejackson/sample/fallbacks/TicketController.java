package io.github.reflectionfreejackson.sample.fallbacks;

import java.util.List;

import org.springframework.http.HttpStatus;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;
import org.springframework.web.server.ResponseStatusException;

@RestController
@RequestMapping("/tickets")
class TicketController {

	private final TicketRepository tickets;

	TicketController(TicketRepository tickets) {
		this.tickets = tickets;
	}

	@GetMapping
	List<Ticket> all() {
		return this.tickets.findAll();
	}

	@GetMapping("/{id}")
	ResponseEntity<Ticket> byId(@PathVariable long id) {
		return ResponseEntity.of(this.tickets.findById(id));
	}

	/**
	 * Return an attachment, and do not tell in the declaration.
	 */
	@GetMapping("/{id}/attachment")
	Object attachment(@PathVariable long id) {
		return this.tickets.findAttachment(id).orElseThrow(() -> new ResponseStatusException(HttpStatus.NOT_FOUND));
	}

}
