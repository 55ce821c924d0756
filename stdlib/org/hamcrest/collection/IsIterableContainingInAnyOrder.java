// Iterables whose elements match one matcher each, in any order: each element takes the first matcher that is left and fits.
package org.hamcrest.collection;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import org.hamcrest.Description;
import org.hamcrest.Matcher;
import org.hamcrest.TypeSafeDiagnosingMatcher;

public class IsIterableContainingInAnyOrder<T> extends TypeSafeDiagnosingMatcher<Iterable<? extends T>> {
  private final Collection<Matcher<? super T>> matchers;

  public IsIterableContainingInAnyOrder(Collection<Matcher<? super T>> matchers) {
    super(Iterable.class);
    this.matchers = matchers;
  }

  @Override
  protected boolean matchesSafely(Iterable<? extends T> items, Description mismatch) {
    List<Matcher<? super T>> left = new ArrayList<>(matchers);
    for (T item : items) {
      if (left.isEmpty()) {
        mismatch.appendText("no match for: ").appendValue(item);
        return false;
      }
      int found = 0;
      while (found < left.size() && !left.get(found).matches(item)) found++;
      if (found == left.size()) {
        mismatch.appendText("not matched: ").appendValue(item);
        return false;
      }
      left.remove(found);
    }
    if (left.isEmpty()) return true;
    mismatch.appendText("no item matches: ").appendList("", ", ", "", left);
    mismatch.appendText(" in ").appendValueList("[", ", ", "]", items);
    return false;
  }

  @Override
  public void describeTo(Description description) {
    description.appendText("iterable with items ").appendList("[", ", ", "]", matchers).appendText(" in any order");
  }

  @SafeVarargs
  public static <T> Matcher<Iterable<? extends T>> containsInAnyOrder(Matcher<? super T>... itemMatchers) {
    return containsInAnyOrder((Collection<Matcher<? super T>>) Arrays.asList(itemMatchers));
  }

  @SafeVarargs
  public static <T> Matcher<Iterable<? extends T>> containsInAnyOrder(T... items) {
    return new IsIterableContainingInAnyOrder<>(ElementMatchers.equalTo(items));
  }

  public static <T> Matcher<Iterable<? extends T>> containsInAnyOrder(Collection<Matcher<? super T>> itemMatchers) {
    return new IsIterableContainingInAnyOrder<>(itemMatchers);
  }
}
