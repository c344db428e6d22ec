package io.github.reflectionfreejackson.benchmarks.kotlin

import com.fasterxml.jackson.databind.ObjectMapper
import org.springframework.boot.WebApplicationType
import org.springframework.boot.autoconfigure.SpringBootApplication
import org.springframework.boot.builder.SpringApplicationBuilder
import org.springframework.web.bind.annotation.PostMapping
import org.springframework.web.bind.annotation.RequestBody
import org.springframework.web.bind.annotation.RestController

/**
 * The application whose mapper is measured. The build runs AOT processing for it, as for any other.
 */
@SpringBootApplication(proxyBeanMethods = false)
class KotlinApplication {

	companion object {

		/** Starts, for AOT processing. */
		@JvmStatic
		fun main(args: Array<String>) {
			application().run(*args)
		}

		/** Returns a mapper just as Spring Boot builds it, which no generated code is installed into. */
		fun plainMapper(): ObjectMapper =
			application().run("--spring.jackson.reflection-free.enabled=false").use { it.getBean(ObjectMapper::class.java) }

		private fun application() =
			SpringApplicationBuilder(KotlinApplication::class.java).web(WebApplicationType.NONE)

	}

}

/**
 * Takes and returns what is measured, so that AOT processing finds it.
 */
@RestController
class PayloadController {

	@PostMapping("/customers")
	fun customer(@RequestBody customer: Customer) = customer

	@PostMapping("/pages")
	fun page(@RequestBody page: Page) = page

	@PostMapping("/searches")
	fun search(@RequestBody search: Search) = search

	@PostMapping("/profiles")
	fun profile(@RequestBody profile: Profile) = profile

	@PostMapping("/articles")
	fun article(@RequestBody article: Article) = article

	@PostMapping("/settings")
	fun settings(@RequestBody settings: Settings) = settings

	@PostMapping("/payments")
	fun payment(@RequestBody payment: Payment) = payment

}
