package io.github.reflectionfreejackson.sample.webmvc.store;

/**
 * A supplier, as a library without any annotations could have it.
 */
public class Supplier {

	private String companyName;

	private String taxNumber;

	private String internalRemarks;

	private String phone;

	public String getCompanyName() {
		return this.companyName;
	}

	public void setCompanyName(String companyName) {
		this.companyName = companyName;
	}

	public String getTaxNumber() {
		return this.taxNumber;
	}

	public void setTaxNumber(String taxNumber) {
		this.taxNumber = taxNumber;
	}

	public String getInternalRemarks() {
		return this.internalRemarks;
	}

	public void setInternalRemarks(String internalRemarks) {
		this.internalRemarks = internalRemarks;
	}

	public String getPhone() {
		return this.phone;
	}

	public void setPhone(String phone) {
		this.phone = phone;
	}

}
