package io.github.reflectionfreejackson.sample.webmvc.store;

class StockLevel {

	private final String article;

	private final long available;

	private final Float fillRate;

	StockLevel(String article, long available, Float fillRate) {
		this.article = article;
		this.available = available;
		this.fillRate = fillRate;
	}

	public String getArticle() {
		return this.article;
	}

	public long getAvailable() {
		return this.available;
	}

	public Float getFillRate() {
		return this.fillRate;
	}

}
