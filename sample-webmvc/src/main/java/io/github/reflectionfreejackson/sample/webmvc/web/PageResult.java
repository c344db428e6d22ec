package io.github.reflectionfreejackson.sample.webmvc.web;

import java.util.List;

/**
 * A part of a longer list.
 *
 * @param <T> the type of the elements
 */
public class PageResult<T> {

	private final List<T> content;

	private final int page;

	private final int size;

	private final long totalElements;

	public PageResult(List<T> content, int page, int size, long totalElements) {
		this.content = content;
		this.page = page;
		this.size = size;
		this.totalElements = totalElements;
	}

	public List<T> getContent() {
		return this.content;
	}

	public int getPage() {
		return this.page;
	}

	public int getSize() {
		return this.size;
	}

	public long getTotalElements() {
		return this.totalElements;
	}

	public boolean isLast() {
		return (this.page + 1L) * this.size >= this.totalElements;
	}

}
