// Equality; of arrays, by their elements.
package org.hamcrest.core;

import java.lang.reflect.Array;
import org.hamcrest.BaseMatcher;
import org.hamcrest.Description;
import org.hamcrest.Matcher;

public class IsEqual<T> extends BaseMatcher<T> {
  private final Object expectedValue;

  public IsEqual(T equalArg) {
    expectedValue = equalArg;
  }

  @Override
  public boolean matches(Object actualValue) {
    return equal(actualValue, expectedValue);
  }

  private static boolean equal(Object actual, Object expected) {
    if (actual == null) return expected == null;
    if (expected == null || !isArray(actual)) return actual.equals(expected);
    if (!isArray(expected) || Array.getLength(actual) != Array.getLength(expected)) return false;
    for (int i = 0; i < Array.getLength(actual); i++) {
      if (!equal(Array.get(actual, i), Array.get(expected, i))) return false;
    }
    return true;
  }

  private static boolean isArray(Object value) {
    return value.getClass().isArray();
  }

  @Override
  public void describeTo(Description description) {
    description.appendValue(expectedValue);
  }

  public static <T> Matcher<T> equalTo(T operand) {
    return new IsEqual<>(operand);
  }

  public static Matcher<Object> equalToObject(Object operand) {
    return new IsEqual<>(operand);
  }
}
