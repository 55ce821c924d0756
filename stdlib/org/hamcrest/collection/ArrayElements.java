// Arrays whose elements match as those of an iterable do.
package org.hamcrest.collection;

import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import org.hamcrest.Description;
import org.hamcrest.Matcher;
import org.hamcrest.TypeSafeDiagnosingMatcher;
import org.hamcrest.TypeSafeMatcher;

final class ArrayElements<E> extends TypeSafeMatcher<E[]> {
  private final TypeSafeDiagnosingMatcher<Iterable<? extends E>> elements;
  private final Collection<Matcher<? super E>> matchers;
  private final String ending;

  private ArrayElements(
      TypeSafeDiagnosingMatcher<Iterable<? extends E>> elements,
      Collection<Matcher<? super E>> matchers,
      String ending) {
    super(Object[].class);
    this.elements = elements;
    this.matchers = matchers;
    this.ending = ending;
  }

  static <E> Matcher<E[]> inOrder(List<Matcher<? super E>> matchers) {
    return new ArrayElements<>(new IsIterableContainingInOrder<>(matchers), matchers, " ");
  }

  static <E> Matcher<E[]> inAnyOrder(Collection<Matcher<? super E>> matchers) {
    return new ArrayElements<>(new IsIterableContainingInAnyOrder<>(matchers), matchers, " in any order");
  }

  @Override
  public boolean matchesSafely(E[] array) {
    return elements.matches(Arrays.asList(array));
  }

  @Override
  public void describeMismatchSafely(E[] array, Description mismatchDescription) {
    elements.describeMismatch(Arrays.asList(array), mismatchDescription);
  }

  @Override
  public void describeTo(Description description) {
    description.appendList("[", ", ", "]", matchers).appendText(ending);
  }
}
