package io.github.reflectionfreejackson.sample.webmvc;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.reflectionfreejackson.sample.webmvc.customer.Address;
import io.github.reflectionfreejackson.testsupport.broken.AddressMembers;
import io.github.reflectionfreejackson.testsupport.broken.BrokenSerializers;

import org.springframework.beans.factory.ObjectProvider;

/**
 * Writes, and reads, the wrong street.
 */
final class BrokenAddresses extends BrokenSerializers<Address> {

	BrokenAddresses(ObjectProvider<ObjectMapper> mapper) {
		super(mapper, new AddressMembers<>(Address.class, Address::new, Address::getStreet, Address::setStreet,
				Address::getTown, Address::setTown));
	}

}
