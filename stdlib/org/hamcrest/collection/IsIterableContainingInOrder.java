// Iterables whose elements match one matcher each, in this order.
package org.hamcrest.collection;

import java.util.ArrayList;
import java.util.List;
import org.hamcrest.Description;
import org.hamcrest.Matcher;
import org.hamcrest.TypeSafeDiagnosingMatcher;

public class IsIterableContainingInOrder<E> extends TypeSafeDiagnosingMatcher<Iterable<? extends E>> {
  private final List<Matcher<? super E>> matchers;

  public IsIterableContainingInOrder(List<Matcher<? super E>> matchers) {
    super(Iterable.class);
    this.matchers = matchers;
  }

  @Override
  protected boolean matchesSafely(Iterable<? extends E> iterable, Description mismatch) {
    int at = 0;
    for (E item : iterable) {
      if (at == matchers.size()) {
        mismatch.appendText("not matched: ").appendValue(item);
        return false;
      }
      Matcher<? super E> matcher = matchers.get(at);
      if (!matcher.matches(item)) {
        mismatch.appendText("item " + at + ": ");
        matcher.describeMismatch(item, mismatch);
        return false;
      }
      at++;
    }
    if (at == matchers.size()) return true;
    mismatch.appendText("no item was ").appendDescriptionOf(matchers.get(at));
    return false;
  }

  @Override
  public void describeTo(Description description) {
    description.appendText("iterable containing ").appendList("[", ", ", "]", matchers);
  }

  @SafeVarargs
  public static <E> Matcher<Iterable<? extends E>> contains(E... items) {
    return contains(ElementMatchers.equalTo(items));
  }

  public static <E> Matcher<Iterable<? extends E>> contains(Matcher<? super E> itemMatcher) {
    List<Matcher<? super E>> matchers = new ArrayList<>();
    matchers.add(itemMatcher);
    return contains(matchers);
  }

  @SafeVarargs
  public static <E> Matcher<Iterable<? extends E>> contains(Matcher<? super E>... itemMatchers) {
    return contains(ElementMatchers.<E>of(itemMatchers));
  }

  public static <E> Matcher<Iterable<? extends E>> contains(List<Matcher<? super E>> itemMatchers) {
    return new IsIterableContainingInOrder<>(itemMatchers);
  }
}
