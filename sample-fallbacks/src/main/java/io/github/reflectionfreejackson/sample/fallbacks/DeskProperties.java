package io.github.reflectionfreejackson.sample.fallbacks;

import org.springframework.boot.context.properties.ConfigurationProperties;

/**
 * Configuration of the support desk.
 *
 * @param password what the tickets are protected by
 */
@ConfigurationProperties("desk")
record DeskProperties(String password) {
}
