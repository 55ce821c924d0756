// What a test assumes: if it does not hold, the test says nothing, which is no failure.
package org.junit;

import java.util.Arrays;
import org.hamcrest.CoreMatchers;
import org.hamcrest.Matcher;

public class Assume {
  public static void assumeTrue(boolean b) {
    assumeThat(b, CoreMatchers.is(true));
  }

  public static void assumeFalse(boolean b) {
    assumeThat(b, CoreMatchers.is(false));
  }

  public static void assumeTrue(String message, boolean b) {
    if (!b) throw new AssumptionViolatedException(message);
  }

  public static void assumeFalse(String message, boolean b) {
    assumeTrue(message, !b);
  }

  public static void assumeNotNull(Object... objects) {
    assumeThat(objects, CoreMatchers.notNullValue(Object[].class));
    assumeThat((Iterable<Object>) Arrays.asList(objects), allNotNull());
  }

  @SuppressWarnings({"unchecked", "rawtypes"})
  private static Matcher<Iterable<Object>> allNotNull() {
    return (Matcher) CoreMatchers.everyItem(CoreMatchers.notNullValue());
  }

  public static <T> void assumeThat(T actual, Matcher<T> matcher) {
    if (!matcher.matches(actual)) throw new AssumptionViolatedException(actual, matcher);
  }

  public static <T> void assumeThat(String message, T actual, Matcher<T> matcher) {
    if (!matcher.matches(actual)) throw new AssumptionViolatedException(message, actual, matcher);
  }

  public static void assumeNoException(Throwable e) {
    assumeThat(e, CoreMatchers.nullValue(Throwable.class));
  }

  public static void assumeNoException(String message, Throwable e) {
    assumeThat(message, e, CoreMatchers.nullValue(Throwable.class));
  }
}
