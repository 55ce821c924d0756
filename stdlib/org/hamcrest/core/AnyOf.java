// At least one of several matchers.
package org.hamcrest.core;

import java.util.Arrays;
import org.hamcrest.BaseMatcher;
import org.hamcrest.Description;
import org.hamcrest.Matcher;

public class AnyOf<T> extends BaseMatcher<T> {
  private final Iterable<Matcher<? super T>> matchers;

  @SafeVarargs
  public AnyOf(Matcher<? super T>... matchers) {
    this(Arrays.asList(matchers));
  }

  public AnyOf(Iterable<Matcher<? super T>> matchers) {
    this.matchers = matchers;
  }

  @Override
  public boolean matches(Object o) {
    for (Matcher<? super T> matcher : matchers) {
      if (matcher.matches(o)) return true;
    }
    return false;
  }

  @Override
  public void describeTo(Description description) {
    description.appendList("(", " or ", ")", matchers);
  }

  public static <T> AnyOf<T> anyOf(Iterable<Matcher<? super T>> matchers) {
    return new AnyOf<>(matchers);
  }

  @SafeVarargs
  public static <T> AnyOf<T> anyOf(Matcher<? super T>... matchers) {
    return anyOf(Arrays.asList(matchers));
  }
}
