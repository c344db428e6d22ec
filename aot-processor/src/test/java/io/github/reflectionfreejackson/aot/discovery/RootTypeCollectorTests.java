package io.github.reflectionfreejackson.aot.discovery;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.util.List;
import java.util.concurrent.Callable;

import io.github.reflectionfreejackson.autoconfigure.ReflectionFreeJacksonProperties;
import org.junit.jupiter.api.Test;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;

import org.springframework.beans.factory.support.RootBeanDefinition;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.context.support.GenericApplicationContext;
import org.springframework.core.ResolvableType;
import org.springframework.core.annotation.AliasFor;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpStatusCode;
import org.springframework.http.ProblemDetail;
import org.springframework.http.ResponseEntity;
import org.springframework.stereotype.Component;
import org.springframework.stereotype.Controller;
import org.springframework.web.ErrorResponse;
import org.springframework.web.bind.MethodArgumentNotValidException;
import org.springframework.web.bind.annotation.ControllerAdvice;
import org.springframework.web.bind.annotation.ExceptionHandler;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.ResponseBody;
import org.springframework.web.bind.annotation.RestController;
import org.springframework.web.bind.annotation.RestControllerAdvice;
import org.springframework.web.context.request.WebRequest;
import org.springframework.web.service.annotation.GetExchange;
import org.springframework.web.servlet.mvc.method.annotation.ResponseEntityExceptionHandler;
import org.springframework.web.servlet.mvc.method.annotation.SseEmitter;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests for {@link RootTypeCollector}: which methods count.
 */
class RootTypeCollectorTests {

	private static final String CUSTOMER = Customer.class.getName();

	@Test
	void collectWhenRestControllerFindsReturnTypesOfMappedMethodsOnly() {
		RootTypes found = Discovery.collect(Simple.class);
		assertThat(Discovery.from(found, Simple.class, "find")).containsExactly(CUSTOMER);
		assertThat(Discovery.from(found, Simple.class, "helper")).isEmpty();
		assertThat(found.unreadable()).isEmpty();
		assertThat(found.unseen()).isEmpty();
	}

	@Test
	void collectWhenSeveralMethodsReturnTheSameTypeMergesSortedOrigins() {
		RootTypes found = Discovery.collect(Simple.class, Another.class);
		assertThat(found.roots()).filteredOn((root) -> root.type() == Customer.class)
			.singleElement()
			.extracting(RootType::origins)
			.isEqualTo(List.of(Another.class.getName() + "#all", Simple.class.getName() + "#find"));
	}

	@Test
	void collectIsDeterministicWhateverTheOrderOfRegistration() {
		assertThat(Discovery.collect(Simple.class, Another.class, Advice.class))
			.isEqualTo(Discovery.collect(Advice.class, Another.class, Simple.class));
	}

	@Test
	void collectWhenControllerHasResponseBodyOnMethodFindsThatMethodOnly() {
		RootTypes found = Discovery.collect(Mixed.class);
		assertThat(Discovery.from(found, Mixed.class, "body")).containsExactly(CUSTOMER);
		assertThat(Discovery.from(found, Mixed.class, "model")).isEmpty();
		assertThat(Discovery.from(found, Mixed.class, "laterModel")).isEmpty();
	}

	@Test
	void collectWhenReturnTypeCanOnlyBeBodyNeedsNoResponseBody() {
		RootTypes found = Discovery.collect(Mixed.class);
		assertThat(Discovery.from(found, Mixed.class, "entity")).containsExactly(CUSTOMER);
		assertThat(Discovery.from(found, Mixed.class, "laterEntity")).containsExactly(CUSTOMER);
		assertThat(Discovery.from(found, Mixed.class, "callableEntity")).containsExactly(CUSTOMER);
		assertThat(Discovery.from(found, Mixed.class, "problem")).containsExactly(ProblemDetail.class.getName());
		assertThat(Discovery.from(found, Mixed.class, "error")).containsExactly(ProblemDetail.class.getName());
		assertThat(Discovery.from(found, Mixed.class, "stream")).containsExactly(CUSTOMER);
		assertThat(found.unseen()).extracting(UnseenReturn::origin).containsExactly(Mixed.class.getName() + "#events");
	}

	@Test
	void collectWhenResponseBodyOnClassFindsReturnType() {
		assertThat(Discovery.from(Discovery.collect(BodyOnClass.class), BodyOnClass.class, "find"))
			.containsExactly(CUSTOMER);
	}

	@Test
	void collectWhenAnnotationsAreMetaAnnotationsFindsReturnType() {
		assertThat(Discovery.from(Discovery.collect(Meta.class), Meta.class, "find")).containsExactly(CUSTOMER);
	}

	@Test
	void collectWhenAnnotationsAreInheritedFindsReturnTypes() {
		RootTypes found = Discovery.collect(Inheriting.class);
		assertThat(Discovery.from(found, Inheriting.class, "find")).containsExactly(CUSTOMER);
		assertThat(Discovery.from(found, Inheriting.class, "overridden")).containsExactly(CUSTOMER);
	}

	@Test
	void collectWhenMappingAndBodyAreDeclaredOnInterfaceFindsReturnTypes() {
		RootTypes found = Discovery.collect(OnInterface.class);
		assertThat(Discovery.from(found, OnInterface.class, "find")).containsExactly(CUSTOMER);
		assertThat(Discovery.from(found, OnInterface.class, "byDefault"))
			.containsExactly(SpecialCustomer.class.getName());
	}

	@Test
	void collectWhenInterfaceHasHttpExchangeFindsReturnType() {
		assertThat(Discovery.from(Discovery.collect(Exchange.class), Exchange.class, "find")).containsExactly(CUSTOMER);
	}

	@Test
	void collectWhenGenericBaseControllerResolvesAgainstConcreteBean() {
		RootTypes found = Discovery.collect(CustomerCrud.class);
		assertThat(Discovery.from(found, CustomerCrud.class, "one")).containsExactly(CUSTOMER);
		assertThat(Discovery.from(found, CustomerCrud.class, "all")).containsExactly(CUSTOMER);
		assertThat(Discovery.from(found, CustomerCrud.class, "wrapped"))
			.containsExactly(Api.class.getName() + "<" + CUSTOMER + ">");
		assertThat(Discovery.from(found, CustomerCrud.class, "key")).isEmpty();
		assertThat(found.unseen()).isEmpty();
	}

	@Test
	void collectWhenGenericBaseControllersOfTwoBeansResolvesEach() {
		RootTypes found = Discovery.collect(CustomerCrud.class, SpecialCrud.class);
		assertThat(Discovery.from(found, SpecialCrud.class, "one")).containsExactly(SpecialCustomer.class.getName());
		assertThat(Discovery.from(found, CustomerCrud.class, "one")).containsExactly(CUSTOMER);
	}

	@Test
	void collectWhenBeanDefinitionTellsTypeArgumentsResolvesAgainstThem() {
		Discovery discovery = Discovery.with();
		RootBeanDefinition definition = new RootBeanDefinition();
		definition.setTargetType(ResolvableType.forClassWithGenerics(OpenCrud.class, Customer.class));
		definition.setBeanClass(OpenCrud.class);
		discovery.beanFactory().registerBeanDefinition("open", definition);
		assertThat(Discovery.from(discovery.collect(), OpenCrud.class, "one")).containsExactly(CUSTOMER);
	}

	@Test
	void collectWhenTypeVariableStaysOpenIsUnseen() {
		RootTypes found = Discovery.collect(OpenCrud.class);
		assertThat(found.unseen()).extracting(UnseenReturn::origin)
			.containsExactly(OpenCrud.class.getName() + "#all", OpenCrud.class.getName() + "#one",
					OpenCrud.class.getName() + "#wrapped");
	}

	@Test
	void collectFindsExceptionHandlersOfAdvicesAndControllers() {
		RootTypes found = Discovery.collect(Advice.class, PlainAdvice.class, WithHandler.class);
		assertThat(Discovery.from(found, Advice.class, "handle")).containsExactly(CUSTOMER);
		assertThat(Discovery.from(found, PlainAdvice.class, "body")).containsExactly(CUSTOMER);
		assertThat(Discovery.from(found, PlainAdvice.class, "view")).isEmpty();
		assertThat(Discovery.from(found, PlainAdvice.class, "entity")).containsExactly(CUSTOMER);
		assertThat(Discovery.from(found, PlainAdvice.class, "notMapped")).isEmpty();
		assertThat(Discovery.from(found, WithHandler.class, "handle")).containsExactly(CUSTOMER);
	}

	@Test
	void collectWhenAdviceExtendsSpringsOwnReportsNothingUnseen() {
		RootTypes found = Discovery.collect(SpringsAdvice.class);
		assertThat(found.unseen()).isEmpty();
		assertThat(found.roots()).extracting(RootType::type).containsExactly(ProblemDetail.class);
	}

	@Test
	void collectWhenAdviceExtendsSpringsOwnAndHasTextOfItsOwnReportsNothingUnseen() {
		assertThat(Discovery.collect(TextAdvice.class).unseen()).isEmpty();
	}

	@Test
	void collectWhenAdviceAnswersInPlaceOfSpringsReportsUnseen() {
		assertThat(Discovery.collect(OverridingAdvice.class).unseen()).extracting(UnseenReturn::origin)
			.containsExactly(OverridingAdvice.class.getName() + "#handleException");
	}

	@Test
	void collectWhenNoControllerHasNoProblemDetail() {
		assertThat(Discovery.with().collect().roots()).isEmpty();
		assertThat(Discovery.collect(Advice.class).roots()).extracting(RootType::type).contains(ProblemDetail.class);
		assertThat(Discovery.collect(Simple.class).roots()).extracting(RootType::type).contains(ProblemDetail.class);
	}

	@Test
	void collectWhenBeanIsNoControllerFindsNothing() {
		assertThat(Discovery.collect(NoController.class).roots()).isEmpty();
	}

	@Test
	void collectWhenControllerComesFromBeanMethodInstantiatesNothing() {
		try (GenericApplicationContext context = new GenericApplicationContext()) {
			context.registerBean(ControllerConfiguration.class);
			RootBeanDefinition definition = new RootBeanDefinition();
			definition.setFactoryBeanName(ControllerConfiguration.class.getName());
			definition.setFactoryMethodName("crud");
			definition.setLazyInit(true);
			context.registerBeanDefinition("crud", definition);
			RootTypes found = new RootTypeCollector().collect(context.getBeanFactory(),
					new ReflectionFreeJacksonProperties());
			assertThat(Discovery.from(found, OpenCrud.class, "one")).containsExactly(CUSTOMER);
			assertThat(context.getBeanFactory().getSingletonNames()).isEmpty();
		}
	}

	@Test
	void collectWhenControllerIsRegisteredInstanceReadsIt() {
		Discovery discovery = Discovery.with();
		discovery.beanFactory().registerSingleton("instance", new Instance());
		assertThat(Discovery.from(discovery.collect(), Instance.class, "find")).containsExactly(CUSTOMER);
	}

	record Api<T>(T data) {

	}

	record SpecialCustomer(String name) {

	}

	@RestController
	static class Simple extends Untouchable {

		@GetMapping
		Customer find() {
			return helper();
		}

		Customer helper() {
			return new Customer("a");
		}

	}

	@RestController
	static class Another extends Untouchable {

		@RequestMapping("/all")
		List<Customer> all() {
			return List.of();
		}

	}

	@Controller
	abstract static class Mixed extends Untouchable {

		@GetMapping
		@ResponseBody
		abstract Customer body();

		@GetMapping
		abstract Customer model();

		@GetMapping
		abstract Mono<Customer> laterModel();

		@GetMapping
		abstract ResponseEntity<Customer> entity();

		@GetMapping
		abstract Mono<ResponseEntity<Customer>> laterEntity();

		@GetMapping
		abstract Callable<ResponseEntity<Customer>> callableEntity();

		@GetMapping
		abstract ProblemDetail problem();

		@GetMapping
		abstract ErrorResponse error();

		@GetMapping
		abstract Flux<Customer> stream();

		@GetMapping
		abstract SseEmitter events();

	}

	@Controller
	@ResponseBody
	abstract static class BodyOnClass extends Untouchable {

		@GetMapping
		abstract Customer find();

	}

	@RestController
	@Target(ElementType.TYPE)
	@Retention(RetentionPolicy.RUNTIME)
	@interface Resource {

	}

	@RequestMapping
	@Target(ElementType.METHOD)
	@Retention(RetentionPolicy.RUNTIME)
	@interface Read {

		@AliasFor(annotation = RequestMapping.class, attribute = "path")
		String[] value() default {};

	}

	@Resource
	abstract static class Meta extends Untouchable {

		@Read("/customer")
		abstract Customer find();

	}

	@RestController
	abstract static class Base extends Untouchable {

		@GetMapping
		abstract Object overridden();

		@GetMapping
		Customer find() {
			return new Customer("a");
		}

	}

	static class Inheriting extends Base {

		@Override
		Customer overridden() {
			return new Customer("a");
		}

	}

	@ResponseBody
	interface Mapped<T> {

		@GetMapping
		T find();

		@GetMapping
		default SpecialCustomer byDefault() {
			return new SpecialCustomer("a");
		}

	}

	@Controller
	static class OnInterface extends Untouchable implements Mapped<Customer> {

		@Override
		public Customer find() {
			return new Customer("a");
		}

	}

	interface Client {

		@GetExchange("/customer")
		Customer find();

	}

	@RestController
	static class Exchange extends Untouchable implements Client {

		@Override
		public Customer find() {
			return new Customer("a");
		}

	}

	abstract static class Crud<T, K> extends Untouchable {

		@GetMapping("/{id}")
		abstract T one();

		@GetMapping
		abstract ResponseEntity<List<T>> all();

		@GetMapping
		abstract Api<T> wrapped();

		@GetMapping
		abstract K key();

	}

	@RestController
	abstract static class CustomerCrud extends Crud<Customer, Long> {

	}

	@RestController
	abstract static class SpecialCrud extends Crud<SpecialCustomer, Long> {

	}

	@RestController
	abstract static class OpenCrud<T> extends Crud<T, Long> {

	}

	@RestControllerAdvice
	abstract static class Advice extends Untouchable {

		@ExceptionHandler(IllegalStateException.class)
		abstract Customer handle();

	}

	@ControllerAdvice
	abstract static class PlainAdvice extends Untouchable {

		@ExceptionHandler(IllegalStateException.class)
		@ResponseBody
		abstract Customer body();

		@ExceptionHandler(IllegalArgumentException.class)
		abstract Customer view();

		@ExceptionHandler(UnsupportedOperationException.class)
		abstract ResponseEntity<Customer> entity();

		@GetMapping
		@ResponseBody
		abstract Customer notMapped();

	}

	@ControllerAdvice
	static class SpringsAdvice extends ResponseEntityExceptionHandler {

		SpringsAdvice() {
			throw new AssertionError();
		}

	}

	@ControllerAdvice
	static class TextAdvice extends SpringsAdvice {

		@Override
		public String toString() {
			return "text";
		}

	}

	@ControllerAdvice
	static class OverridingAdvice extends SpringsAdvice {

		@Override
		protected ResponseEntity<Object> handleMethodArgumentNotValid(MethodArgumentNotValidException ex,
				HttpHeaders headers, HttpStatusCode status, WebRequest request) {
			return ResponseEntity.badRequest().body(new Object());
		}

	}

	@RestController
	abstract static class WithHandler extends Untouchable {

		@ExceptionHandler(IllegalStateException.class)
		abstract Customer handle();

	}

	@Component
	@ResponseBody
	@RequestMapping
	abstract static class NoController extends Untouchable {

		@GetMapping
		abstract Customer find();

	}

	@Configuration(proxyBeanMethods = false)
	static class ControllerConfiguration extends Untouchable {

		@Bean
		OpenCrud<Customer> crud() {
			throw new AssertionError();
		}

	}

	@RestController
	static class Instance {

		@GetMapping
		Customer find() {
			return new Customer("a");
		}

	}

}
