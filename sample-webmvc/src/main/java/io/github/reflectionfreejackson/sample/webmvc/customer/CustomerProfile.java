package io.github.reflectionfreejackson.sample.webmvc.customer;

import java.util.List;
import java.util.Map;
import java.util.Optional;

import com.fasterxml.jackson.annotation.JsonInclude;

/**
 * What a customer has told about themselves. Whatever is empty is left out.
 */
@JsonInclude(JsonInclude.Include.NON_EMPTY)
public class CustomerProfile {

	private String nickname;

	private String motto;

	private List<String> interests;

	private Map<String, String> links;

	private Optional<String> employer;

	private Boolean vip;

	public String getNickname() {
		return this.nickname;
	}

	public void setNickname(String nickname) {
		this.nickname = nickname;
	}

	public String getMotto() {
		return this.motto;
	}

	public void setMotto(String motto) {
		this.motto = motto;
	}

	public List<String> getInterests() {
		return this.interests;
	}

	public void setInterests(List<String> interests) {
		this.interests = interests;
	}

	public Map<String, String> getLinks() {
		return this.links;
	}

	public void setLinks(Map<String, String> links) {
		this.links = links;
	}

	public Optional<String> getEmployer() {
		return this.employer;
	}

	public void setEmployer(Optional<String> employer) {
		this.employer = employer;
	}

	public Boolean getVip() {
		return this.vip;
	}

	public void setVip(Boolean vip) {
		this.vip = vip;
	}

}
