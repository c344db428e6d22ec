package io.github.reflectionfreejackson.aot.discovery;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.util.List;
import java.util.Map;

import org.junit.jupiter.api.Test;

import org.springframework.beans.factory.support.RootBeanDefinition;
import org.springframework.core.ResolvableType;
import org.springframework.core.annotation.AliasFor;
import org.springframework.http.HttpEntity;
import org.springframework.http.RequestEntity;
import org.springframework.stereotype.Component;
import org.springframework.stereotype.Controller;
import org.springframework.web.bind.annotation.ExceptionHandler;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.PutMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestMethod;
import org.springframework.web.bind.annotation.RequestPart;
import org.springframework.web.bind.annotation.RestController;
import org.springframework.web.bind.annotation.RestControllerAdvice;
import org.springframework.web.multipart.MultipartFile;
import org.springframework.web.service.annotation.PostExchange;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests for {@link HandlerBodies}: which parameters count.
 */
class HandlerBodiesTests {

	private static final String CUSTOMER = Customer.class.getName();

	private static final String ORDER = Order.class.getName();

	@Test
	void collectFindsRequestBodiesOfMappedMethodsOnly() {
		RootTypes found = Discovery.collect(Simple.class);
		assertThat(Discovery.bodies(found, Simple.class, "create")).containsExactly(CUSTOMER);
		assertThat(Discovery.bodies(found, Simple.class, "model")).isEmpty();
		assertThat(Discovery.bodies(found, Simple.class, "helper")).isEmpty();
		assertThat(found.unreadable()).isEmpty();
	}

	@Test
	void collectKeepsWhatIsReadApartFromWhatIsWritten() {
		RootTypes found = Discovery.collect(Simple.class);
		assertThat(Discovery.from(found, Simple.class, "create")).containsExactly(ORDER);
		assertThat(found.bodies()).extracting(RootType::type).containsExactly(Customer.class);
		assertThat(found.roots()).extracting(RootType::type).contains(Order.class).doesNotContain(Customer.class);
	}

	@Test
	void collectWhenSeveralMethodsReadTheSameTypeMergesSortedOriginsAndEndpoints() {
		RootTypes found = Discovery.collect(Simple.class, Another.class);
		String another = Another.class.getName() + "#replace";
		String simple = Simple.class.getName() + "#create";
		assertThat(found.bodies()).containsExactly(new RootType(Customer.class, List.of(another, simple),
				List.of(new Endpoint("PUT", "/all", another), new Endpoint("POST", "/customers", simple))));
	}

	@Test
	void collectIsDeterministicWhateverTheOrderOfRegistration() {
		assertThat(Discovery.collect(Simple.class, Another.class, Parts.class))
			.isEqualTo(Discovery.collect(Parts.class, Another.class, Simple.class));
	}

	@Test
	void collectWhenParametersAreHttpEntitiesFindsTheirBodies() {
		RootTypes found = Discovery.collect(Entities.class);
		assertThat(Discovery.bodies(found, Entities.class, "httpEntity")).containsExactly(CUSTOMER);
		assertThat(Discovery.bodies(found, Entities.class, "requestEntity")).containsExactly(CUSTOMER);
		assertThat(Discovery.bodies(found, Entities.class, "listEntity")).containsExactly(CUSTOMER);
		assertThat(Discovery.bodies(found, Entities.class, "rawEntity")).isEmpty();
		assertThat(Discovery.bodies(found, Entities.class, "subclass")).isEmpty();
	}

	@Test
	void collectWhenPartsOfRequestFindsWhatJacksonReads() {
		RootTypes found = Discovery.collect(Parts.class);
		assertThat(Discovery.bodies(found, Parts.class, "upload")).containsExactly(CUSTOMER, ORDER);
	}

	@Test
	void collectWhenNothingIsDeclaredFindsNothingAndReportsNothing() {
		RootTypes found = Discovery.collect(Undeclared.class);
		assertThat(found.bodies()).isEmpty();
		assertThat(found.unseen()).isEmpty();
		assertThat(found.unreadable()).isEmpty();
	}

	@Test
	void collectWhenMappingIsMetaAnnotationFindsBody() {
		assertThat(Discovery.bodies(Discovery.collect(Meta.class), Meta.class, "create")).containsExactly(CUSTOMER);
	}

	@Test
	void collectWhenRequestBodyIsOnInterfaceFindsBody() {
		RootTypes found = Discovery.collect(OnInterface.class);
		assertThat(Discovery.bodies(found, OnInterface.class, "create")).containsExactly(CUSTOMER);
		assertThat(Discovery.bodies(found, OnInterface.class, "byDefault")).containsExactly(ORDER);
	}

	@Test
	void collectWhenRequestBodyIsOnSuperclassFindsBodies() {
		RootTypes found = Discovery.collect(Inheriting.class);
		assertThat(Discovery.bodies(found, Inheriting.class, "overridden")).containsExactly(CUSTOMER);
		assertThat(Discovery.bodies(found, Inheriting.class, "inherited")).containsExactly(ORDER);
	}

	@Test
	void collectWhenControllerImplementsHttpExchangeFindsBody() {
		RootTypes found = Discovery.collect(Exchange.class);
		assertThat(Discovery.bodies(found, Exchange.class, "create")).containsExactly(CUSTOMER);
		assertThat(Discovery.from(found, Exchange.class, "create")).containsExactly(ORDER);
	}

	@Test
	void collectWhenGenericBaseControllerResolvesAgainstConcreteBeans() {
		RootTypes found = Discovery.collect(CustomerCrud.class, OrderCrud.class);
		assertThat(Discovery.bodies(found, CustomerCrud.class, "create")).containsExactly(CUSTOMER);
		assertThat(Discovery.bodies(found, CustomerCrud.class, "createAll")).containsExactly(CUSTOMER);
		assertThat(Discovery.bodies(found, CustomerCrud.class, "wrapped"))
			.containsExactly(Command.class.getName() + "<" + CUSTOMER + ">");
		assertThat(Discovery.bodies(found, CustomerCrud.class, "key")).isEmpty();
		assertThat(Discovery.bodies(found, OrderCrud.class, "create")).containsExactly(ORDER);
	}

	@Test
	void collectWhenBeanDefinitionTellsTypeArgumentsResolvesAgainstThem() {
		Discovery discovery = Discovery.with();
		RootBeanDefinition definition = new RootBeanDefinition();
		definition.setTargetType(ResolvableType.forClassWithGenerics(OpenCrud.class, Customer.class));
		definition.setBeanClass(OpenCrud.class);
		discovery.beanFactory().registerBeanDefinition("open", definition);
		assertThat(Discovery.bodies(discovery.collect(), OpenCrud.class, "create")).containsExactly(CUSTOMER);
	}

	@Test
	void collectWhenTypeVariableStaysOpenReportsNothing() {
		RootTypes found = Discovery.collect(OpenCrud.class);
		assertThat(Discovery.bodies(found, OpenCrud.class, "create")).isEmpty();
		assertThat(Discovery.bodies(found, OpenCrud.class, "wrapped"))
			.containsExactly(Command.class.getName() + "<java.lang.Object>");
		assertThat(found.unseen()).isEmpty();
	}

	@Test
	void collectWhenMethodHandlesExceptionsReadsNoBody() {
		assertThat(Discovery.collect(Advice.class, WithHandler.class).bodies()).isEmpty();
	}

	@Test
	void collectWhenBeanIsNoControllerFindsNothing() {
		assertThat(Discovery.collect(NoController.class).bodies()).isEmpty();
	}

	record Order(long number) {

	}

	record Command<T>(T data) {

	}

	@RestController
	abstract static class Simple extends Untouchable {

		@PostMapping("/customers")
		abstract Order create(@RequestBody Customer customer, String other);

		@PostMapping("/model")
		abstract void model(Order order);

		abstract void helper(@RequestBody Order order);

	}

	@RestController
	abstract static class Another extends Untouchable {

		@PutMapping("/all")
		abstract void replace(@RequestBody(required = false) List<Customer> customers);

	}

	@Controller
	abstract static class Entities extends Untouchable {

		@PostMapping("/http")
		abstract void httpEntity(HttpEntity<Customer> entity);

		@PostMapping("/request")
		abstract void requestEntity(RequestEntity<Customer> entity);

		@PostMapping("/list")
		abstract void listEntity(RequestEntity<List<Customer>> entity);

		@PostMapping("/raw")
		@SuppressWarnings("rawtypes")
		abstract void rawEntity(HttpEntity entity);

		@PostMapping("/subclass")
		abstract void subclass(OwnEntity entity);

	}

	static class OwnEntity extends HttpEntity<Customer> {

	}

	@RestController
	abstract static class Parts extends Untouchable {

		@PostMapping("/upload")
		abstract void upload(@RequestPart Customer customer, @RequestPart("orders") List<Order> orders,
				@RequestPart MultipartFile file, @RequestPart List<MultipartFile> files, @RequestPart String text);

	}

	@RestController
	abstract static class Undeclared extends Untouchable {

		@PostMapping("/object")
		abstract void object(@RequestBody Object body);

		@PostMapping("/map")
		abstract void map(@RequestBody Map<String, Object> body);

		@PostMapping("/wildcard")
		abstract void wildcard(HttpEntity<?> body);

	}

	@RequestMapping(method = RequestMethod.POST)
	@Target(ElementType.METHOD)
	@Retention(RetentionPolicy.RUNTIME)
	@interface Create {

		@AliasFor(annotation = RequestMapping.class, attribute = "path")
		String[] value() default {};

	}

	@RestController
	abstract static class Meta extends Untouchable {

		@Create("/customer")
		abstract void create(@RequestBody Customer customer);

	}

	interface Mapped<T> {

		@PostMapping("/create")
		void create(@RequestBody T body);

		@PostMapping("/default")
		default void byDefault(@RequestBody Order order) {
		}

	}

	@RestController
	static class OnInterface extends Untouchable implements Mapped<Customer> {

		@Override
		public void create(Customer body) {
		}

	}

	@RestController
	abstract static class Base<T> extends Untouchable {

		@PostMapping("/overridden")
		abstract void overridden(@RequestBody T body);

		@PostMapping("/inherited")
		void inherited(@RequestBody Order order) {
		}

	}

	static class Inheriting extends Base<Customer> {

		@Override
		void overridden(Customer body) {
		}

	}

	interface Client {

		@PostExchange("/customer")
		Order create(@RequestBody Customer customer);

	}

	@RestController
	static class Exchange extends Untouchable implements Client {

		@Override
		public Order create(Customer customer) {
			return new Order(1);
		}

	}

	abstract static class Crud<T, K> extends Untouchable {

		@PostMapping("/one")
		abstract void create(@RequestBody T body);

		@PostMapping("/all")
		abstract void createAll(HttpEntity<List<T>> body);

		@PostMapping("/wrapped")
		abstract void wrapped(@RequestBody Command<T> body);

		@PostMapping("/key")
		abstract void key(@RequestBody K key);

	}

	@RestController
	abstract static class CustomerCrud extends Crud<Customer, Long> {

	}

	@RestController
	abstract static class OrderCrud extends Crud<Order, Long> {

	}

	@RestController
	abstract static class OpenCrud<T> extends Crud<T, Long> {

	}

	@RestControllerAdvice
	abstract static class Advice extends Untouchable {

		@ExceptionHandler(IllegalStateException.class)
		abstract void handle(@RequestBody Customer customer, HttpEntity<Order> entity);

	}

	@RestController
	abstract static class WithHandler extends Untouchable {

		@ExceptionHandler(IllegalStateException.class)
		abstract void handle(@RequestBody Customer customer);

	}

	@Component
	abstract static class NoController extends Untouchable {

		@PostMapping("/create")
		abstract void create(@RequestBody Customer customer);

	}

}
