// Makes expectations read well: is(equalTo(x)), is(x).
package org.hamcrest.core;

import org.hamcrest.BaseMatcher;
import org.hamcrest.Description;
import org.hamcrest.Matcher;

public class Is<T> extends BaseMatcher<T> {
  private final Matcher<T> matcher;

  public Is(Matcher<T> matcher) {
    this.matcher = matcher;
  }

  @Override
  public boolean matches(Object arg) {
    return matcher.matches(arg);
  }

  @Override
  public void describeTo(Description description) {
    description.appendText("is ").appendDescriptionOf(matcher);
  }

  @Override
  public void describeMismatch(Object item, Description mismatchDescription) {
    matcher.describeMismatch(item, mismatchDescription);
  }

  public static <T> Matcher<T> is(Matcher<T> matcher) {
    return new Is<>(matcher);
  }

  public static <T> Matcher<T> is(T value) {
    return is(IsEqual.equalTo(value));
  }

  public static <T> Matcher<T> isA(Class<?> type) {
    return is(IsInstanceOf.<T>instanceOf(type));
  }
}
