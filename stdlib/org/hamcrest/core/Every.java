// Each element matches.
package org.hamcrest.core;

import org.hamcrest.Description;
import org.hamcrest.Matcher;
import org.hamcrest.TypeSafeDiagnosingMatcher;

public class Every<T> extends TypeSafeDiagnosingMatcher<Iterable<? extends T>> {
  private final Matcher<? super T> matcher;

  public Every(Matcher<? super T> matcher) {
    super(Iterable.class);
    this.matcher = matcher;
  }

  @Override
  public boolean matchesSafely(Iterable<? extends T> collection, Description mismatchDescription) {
    for (T item : collection) {
      if (matcher.matches(item)) continue;
      mismatchDescription.appendText("an item ");
      matcher.describeMismatch(item, mismatchDescription);
      return false;
    }
    return true;
  }

  @Override
  public void describeTo(Description description) {
    description.appendText("every item is ").appendDescriptionOf(matcher);
  }

  public static <U> Matcher<Iterable<? extends U>> everyItem(Matcher<U> itemMatcher) {
    return new Every<>(itemMatcher);
  }
}
