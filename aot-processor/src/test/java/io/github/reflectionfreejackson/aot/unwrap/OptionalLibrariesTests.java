package io.github.reflectionfreejackson.aot.unwrap;

import java.lang.reflect.Type;
import java.util.List;

import io.github.reflectionfreejackson.aot.discovery.Customer;
import org.junit.jupiter.api.Test;

import org.springframework.boot.test.context.FilteredClassLoader;
import org.springframework.core.ResolvableType;
import org.springframework.data.domain.Page;
import org.springframework.data.domain.PageImpl;
import org.springframework.data.domain.PageRequest;
import org.springframework.data.domain.Pageable;
import org.springframework.data.domain.Slice;
import org.springframework.data.domain.SliceImpl;
import org.springframework.data.domain.Sort;
import org.springframework.data.web.PagedModel;
import org.springframework.hateoas.CollectionModel;
import org.springframework.hateoas.EntityModel;
import org.springframework.hateoas.RepresentationModel;
import org.springframework.hateoas.SlicedModel;
import org.springframework.util.ReflectionUtils;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests for the rules about Spring Data and Spring HATEOAS, with and without them.
 */
class OptionalLibrariesTests {

	private static final String[] PARTS = { Pageable.class.getName(), PageRequest.class.getName(), Sort.class.getName(),
			Sort.Order.class.getName(), PagedModel.PageMetadata.class.getName() };

	@Test
	void unwrapWhenPageFindsPageItsImplementationsPartsAndContent() {
		assertThat(names(getClass().getClassLoader(), "page")).contains(PARTS)
			.contains(of(Page.class), of(PageImpl.class), of(PagedModel.class), Customer.class.getName())
			.hasSize(4 + PARTS.length);
	}

	@Test
	void unwrapWhenSliceFindsSliceItsImplementationsPartsAndContent() {
		assertThat(names(getClass().getClassLoader(), "slice")).contains(PARTS)
			.contains(of(Slice.class), of(SliceImpl.class), of(PageImpl.class), Customer.class.getName());
	}

	@Test
	void unwrapWhenPageSubclassFindsIt() {
		assertThat(names(getClass().getClassLoader(), "ownPage"))
			.contains(CustomerPage.class.getName(), Customer.class.getName())
			.doesNotContain(of(PageImpl.class));
	}

	@Test
	void unwrapWhenPagedModelOfSpringDataFindsModelAndContent() {
		assertThat(names(getClass().getClassLoader(), "dataModel")).contains(of(PagedModel.class),
				PagedModel.PageMetadata.class.getName(), Customer.class.getName());
	}

	@Test
	void unwrapWhenPageOfUnknownIsUnseen() {
		assertThat(unwrap(getClass().getClassLoader(), "anyPage").unseen()).isTrue();
	}

	@Test
	void unwrapWhenHateoasModelFindsModelAndContent() {
		assertThat(names(getClass().getClassLoader(), "entityModel")).containsExactly(of(EntityModel.class),
				Customer.class.getName());
		assertThat(names(getClass().getClassLoader(), "collectionModel")).containsExactly(
				CollectionModel.class.getName() + "<" + of(EntityModel.class) + ">", of(EntityModel.class),
				Customer.class.getName());
		assertThat(names(getClass().getClassLoader(), "slicedModel")).containsExactly(of(SlicedModel.class),
				Customer.class.getName());
		assertThat(names(getClass().getClassLoader(), "ownModel")).containsExactly(CustomerModel.class.getName());
	}

	@Test
	void unwrapWhenLibrariesAreAbsentStillUnwrapsTheRest() {
		ClassLoader classLoader = new FilteredClassLoader("org.springframework.data", "org.springframework.hateoas",
				"org.springframework.web.servlet", "org.springframework.web.reactive");
		assertThat(names(classLoader, "plain")).containsExactly(Customer.class.getName());
	}

	@Test
	void presentTypesWhenClassIsAbsentLeavesItOut() {
		ClassLoader classLoader = new FilteredClassLoader(Page.class);
		PresentTypes types = PresentTypes.of(classLoader, Page.class.getName(), Slice.class.getName());
		assertThat(types.all()).containsExactly(Slice.class);
		assertThat(types.cover(PageImpl.class)).isTrue();
		assertThat(types.cover(Customer.class)).isFalse();
	}

	private static String of(Class<?> type) {
		return type.getName() + "<" + Customer.class.getName() + ">";
	}

	private List<String> names(ClassLoader classLoader, String method) {
		return unwrap(classLoader, method).roots().stream().map(Type::getTypeName).toList();
	}

	private Unwrapper.Unwrapped unwrap(ClassLoader classLoader, String method) {
		return Unwrapper.ofResponses(classLoader)
			.unwrap(ResolvableType.forMethodReturnType(ReflectionUtils.findMethod(Returns.class, method)));
	}

	static class CustomerModel extends RepresentationModel<CustomerModel> {

	}

	static class CustomerPage extends PageImpl<Customer> {

		CustomerPage() {
			super(List.of());
		}

	}

	interface Returns {

		Page<Customer> page();

		Slice<Customer> slice();

		CustomerPage ownPage();

		Page<?> anyPage();

		PagedModel<Customer> dataModel();

		EntityModel<Customer> entityModel();

		CollectionModel<EntityModel<Customer>> collectionModel();

		SlicedModel<Customer> slicedModel();

		CustomerModel ownModel();

		List<Customer> plain();

	}

}
