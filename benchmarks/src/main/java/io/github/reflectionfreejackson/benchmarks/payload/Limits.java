package io.github.reflectionfreejackson.benchmarks.payload;

import com.fasterxml.jackson.annotation.JsonInclude;

/**
 * Limits of a level.
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
public class Limits {

	private Integer minimum;

	private Integer maximum;

	private String unit;

	private Double factor;

	public Integer getMinimum() {
		return this.minimum;
	}

	public void setMinimum(Integer minimum) {
		this.minimum = minimum;
	}

	public Integer getMaximum() {
		return this.maximum;
	}

	public void setMaximum(Integer maximum) {
		this.maximum = maximum;
	}

	public String getUnit() {
		return this.unit;
	}

	public void setUnit(String unit) {
		this.unit = unit;
	}

	public Double getFactor() {
		return this.factor;
	}

	public void setFactor(Double factor) {
		this.factor = factor;
	}

}
