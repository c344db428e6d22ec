package io.github.reflectionfreejackson.aot.sample.capitals;

public enum UNIT {

	KG, G

}
