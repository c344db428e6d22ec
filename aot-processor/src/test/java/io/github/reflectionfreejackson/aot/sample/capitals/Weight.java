package io.github.reflectionfreejackson.aot.sample.capitals;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonProperty;

public class Weight {

	@MeasuredIn(UNIT.G)
	public String unit = "g";

	@API.Requested(API.Mode.ALWAYS)
	public String api = "v1";

	public String units = "no clash";

	@JsonCreator
	public Weight(@MeasuredIn(UNIT.G) @JsonProperty("UNIT") String unit) {
		this.unit = unit;
	}

}
