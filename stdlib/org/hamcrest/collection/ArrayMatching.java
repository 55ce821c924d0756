// Matchers of arrays by their elements.
package org.hamcrest.collection;

import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import org.hamcrest.Description;
import org.hamcrest.Matcher;
import org.hamcrest.TypeSafeMatcher;
import org.hamcrest.core.IsEqual;

public class ArrayMatching {
  public static <T> Matcher<T[]> hasItemInArray(Matcher<? super T> elementMatcher) {
    return new HasItemInArray<>(elementMatcher);
  }

  public static <T> Matcher<T[]> hasItemInArray(T element) {
    return hasItemInArray(IsEqual.equalTo(element));
  }

  @SafeVarargs
  public static <E> Matcher<E[]> arrayContaining(E... items) {
    return arrayContaining(ElementMatchers.equalTo(items));
  }

  @SafeVarargs
  public static <E> Matcher<E[]> arrayContaining(Matcher<? super E>... itemMatchers) {
    return arrayContaining(ElementMatchers.<E>of(itemMatchers));
  }

  public static <E> Matcher<E[]> arrayContaining(List<Matcher<? super E>> itemMatchers) {
    return ArrayElements.inOrder(itemMatchers);
  }

  @SafeVarargs
  public static <E> Matcher<E[]> arrayContainingInAnyOrder(Matcher<? super E>... itemMatchers) {
    return arrayContainingInAnyOrder((Collection<Matcher<? super E>>) Arrays.asList(itemMatchers));
  }

  public static <E> Matcher<E[]> arrayContainingInAnyOrder(Collection<Matcher<? super E>> itemMatchers) {
    return ArrayElements.inAnyOrder(itemMatchers);
  }

  @SafeVarargs
  public static <E> Matcher<E[]> arrayContainingInAnyOrder(E... items) {
    return ArrayElements.inAnyOrder(ElementMatchers.equalTo(items));
  }

  private static final class HasItemInArray<T> extends TypeSafeMatcher<T[]> {
    private final Matcher<? super T> elementMatcher;
    private final Matcher<Iterable<? super T>> hasItem;

    HasItemInArray(Matcher<? super T> elementMatcher) {
      super(Object[].class);
      this.elementMatcher = elementMatcher;
      this.hasItem = new org.hamcrest.core.IsIterableContaining<>(elementMatcher);
    }

    @Override
    public boolean matchesSafely(T[] array) {
      return hasItem.matches(Arrays.asList(array));
    }

    @Override
    public void describeMismatchSafely(T[] array, Description mismatchDescription) {
      hasItem.describeMismatch(Arrays.asList(array), mismatchDescription);
    }

    @Override
    public void describeTo(Description description) {
      description.appendText("an array containing ").appendDescriptionOf(elementMatcher);
    }
  }
}
