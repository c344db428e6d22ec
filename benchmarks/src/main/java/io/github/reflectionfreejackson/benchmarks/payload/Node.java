package io.github.reflectionfreejackson.benchmarks.payload;

import java.util.List;

import com.fasterxml.jackson.annotation.JsonInclude;

/**
 * A level of something deep, of which most is unknown.
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
public class Node {

	private String name;

	private String comment;

	private Integer weight;

	private Long modified;

	private Boolean visible;

	private String owner;

	private List<String> tags;

	private Limits limits;

	private Node child;

	private Node sibling;

	public String getName() {
		return this.name;
	}

	public void setName(String name) {
		this.name = name;
	}

	public String getComment() {
		return this.comment;
	}

	public void setComment(String comment) {
		this.comment = comment;
	}

	public Integer getWeight() {
		return this.weight;
	}

	public void setWeight(Integer weight) {
		this.weight = weight;
	}

	public Long getModified() {
		return this.modified;
	}

	public void setModified(Long modified) {
		this.modified = modified;
	}

	public Boolean getVisible() {
		return this.visible;
	}

	public void setVisible(Boolean visible) {
		this.visible = visible;
	}

	public String getOwner() {
		return this.owner;
	}

	public void setOwner(String owner) {
		this.owner = owner;
	}

	public List<String> getTags() {
		return this.tags;
	}

	public void setTags(List<String> tags) {
		this.tags = tags;
	}

	public Limits getLimits() {
		return this.limits;
	}

	public void setLimits(Limits limits) {
		this.limits = limits;
	}

	public Node getChild() {
		return this.child;
	}

	public void setChild(Node child) {
		this.child = child;
	}

	public Node getSibling() {
		return this.sibling;
	}

	public void setSibling(Node sibling) {
		this.sibling = sibling;
	}

}
