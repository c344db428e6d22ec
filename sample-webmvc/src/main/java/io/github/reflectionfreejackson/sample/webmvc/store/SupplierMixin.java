package io.github.reflectionfreejackson.sample.webmvc.store;

import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonProperty;

import org.springframework.boot.jackson.JsonMixin;

@JsonMixin(Supplier.class)
interface SupplierMixin {

	@JsonProperty("vat_id")
	String getTaxNumber();

	@JsonIgnore
	String getInternalRemarks();

}
