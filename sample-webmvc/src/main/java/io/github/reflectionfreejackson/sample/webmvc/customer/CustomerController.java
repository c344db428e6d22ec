package io.github.reflectionfreejackson.sample.webmvc.customer;

import java.net.URI;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import io.github.reflectionfreejackson.sample.webmvc.web.PageResult;
import jakarta.validation.Valid;

import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.PutMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

@RestController
@RequestMapping("/customers")
class CustomerController {

	private final CustomerRepository customers;

	CustomerController(CustomerRepository customers) {
		this.customers = customers;
	}

	@GetMapping
	List<Customer> all() {
		return this.customers.findAll();
	}

	@GetMapping(params = "page")
	PageResult<Customer> page(@RequestParam int page, @RequestParam(defaultValue = "2") int size) {
		return new PageResult<>(this.customers.findAll(page, size), page, size, this.customers.findAll().size());
	}

	@GetMapping("/{id}")
	ResponseEntity<Customer> byId(@PathVariable long id) {
		return ResponseEntity.of(this.customers.findById(id));
	}

	@PostMapping
	ResponseEntity<Customer> create(@Valid @RequestBody CustomerRequest request) {
		Customer customer = this.customers.create(request);
		return ResponseEntity.created(URI.create("/customers/" + customer.getId())).body(customer);
	}

	@PutMapping("/{id}")
	ResponseEntity<Customer> update(@PathVariable long id, @Valid @RequestBody CustomerRequest request) {
		return ResponseEntity.of(this.customers.update(id, request));
	}

	@GetMapping("/{id}/profile")
	CustomerProfile profile(@PathVariable long id) {
		CustomerProfile profile = new CustomerProfile();
		profile.setNickname("customer-" + id);
		profile.setMotto("");
		profile.setInterests((id % 2 == 0) ? List.of() : List.of("chess", "analytical engines"));
		profile.setLinks((id % 2 == 0) ? Map.of("home", "https://example.com/?a=1&b=<2>") : Map.of());
		profile.setEmployer((id % 2 == 0) ? Optional.empty() : Optional.of("Example Ltd."));
		return profile;
	}

}
