// Iterables that have, in this order but perhaps with others between them, elements that match.
package org.hamcrest.collection;

import java.util.Arrays;
import java.util.List;
import org.hamcrest.Description;
import org.hamcrest.Matcher;
import org.hamcrest.TypeSafeDiagnosingMatcher;

public class IsIterableContainingInRelativeOrder<E> extends TypeSafeDiagnosingMatcher<Iterable<? extends E>> {
  private final List<Matcher<? super E>> matchers;

  public IsIterableContainingInRelativeOrder(List<Matcher<? super E>> matchers) {
    super(Iterable.class);
    this.matchers = matchers;
  }

  @Override
  protected boolean matchesSafely(Iterable<? extends E> iterable, Description mismatch) {
    int at = 0;
    Object last = null;
    for (E item : iterable) {
      if (at < matchers.size() && matchers.get(at).matches(item)) {
        at++;
        last = item;
      }
    }
    if (at == matchers.size()) return true;
    mismatch.appendDescriptionOf(matchers.get(at)).appendText(" was not found");
    if (at > 0) mismatch.appendText(" after ").appendValue(last);
    return false;
  }

  @Override
  public void describeTo(Description description) {
    description.appendText("iterable containing ").appendList("[", ", ", "]", matchers);
    description.appendText(" in relative order");
  }

  @SafeVarargs
  public static <E> Matcher<Iterable<? extends E>> containsInRelativeOrder(E... items) {
    return containsInRelativeOrder(ElementMatchers.equalTo(items));
  }

  @SafeVarargs
  public static <E> Matcher<Iterable<? extends E>> containsInRelativeOrder(Matcher<? super E>... itemMatchers) {
    return containsInRelativeOrder(Arrays.asList(itemMatchers));
  }

  public static <E> Matcher<Iterable<? extends E>> containsInRelativeOrder(List<Matcher<? super E>> itemMatchers) {
    return new IsIterableContainingInRelativeOrder<>(itemMatchers);
  }
}
