// Members of a collection.
package org.hamcrest.collection;

import java.util.Arrays;
import java.util.Collection;
import org.hamcrest.BaseMatcher;
import org.hamcrest.Description;
import org.hamcrest.Matcher;

public class IsIn<T> extends BaseMatcher<T> {
  private final Collection<T> collection;

  public IsIn(Collection<T> collection) {
    this.collection = collection;
  }

  public IsIn(T[] elements) {
    this(Arrays.asList(elements));
  }

  @Override
  public boolean matches(Object o) {
    return collection.contains(o);
  }

  @Override
  public void describeTo(Description description) {
    description.appendText("one of ").appendValueList("{", ", ", "}", collection);
  }

  public static <T> Matcher<T> in(Collection<T> collection) {
    return new IsIn<>(collection);
  }

  public static <T> Matcher<T> in(T[] elements) {
    return new IsIn<>(elements);
  }

  @Deprecated
  public static <T> Matcher<T> isIn(Collection<T> collection) {
    return in(collection);
  }

  @Deprecated
  public static <T> Matcher<T> isIn(T[] elements) {
    return in(elements);
  }

  @SafeVarargs
  public static <T> Matcher<T> oneOf(T... elements) {
    return in(elements);
  }

  @Deprecated
  @SafeVarargs
  public static <T> Matcher<T> isOneOf(T... elements) {
    return in(elements);
  }
}
