// Values by their natural order, compared with another one.
package org.hamcrest.number;

import org.hamcrest.Description;
import org.hamcrest.Matcher;
import org.hamcrest.TypeSafeMatcher;

public class OrderingComparison<T extends Comparable<T>> extends TypeSafeMatcher<T> {
  private static final String[] RELATIONS = {"less than", "equal to", "greater than"};

  private final T expected;
  private final int least;  // the signs that compareTo may have: -1, 0, 1
  private final int most;

  private OrderingComparison(T expected, int least, int most) {
    super(Object.class);
    this.expected = expected;
    this.least = least;
    this.most = most;
  }

  @Override
  public boolean matchesSafely(T actual) {
    int sign = Integer.signum(actual.compareTo(expected));
    return least <= sign && sign <= most;
  }

  @Override
  public void describeMismatchSafely(T actual, Description mismatchDescription) {
    mismatchDescription.appendValue(actual).appendText(" was ");
    mismatchDescription.appendText(RELATIONS[Integer.signum(actual.compareTo(expected)) + 1]);
    mismatchDescription.appendText(" ").appendValue(expected);
  }

  @Override
  public void describeTo(Description description) {
    description.appendText("a value ").appendText(RELATIONS[least + 1]);
    if (least != most) description.appendText(" or ").appendText(RELATIONS[most + 1]);
    description.appendText(" ").appendValue(expected);
  }

  public static <T extends Comparable<T>> Matcher<T> comparesEqualTo(T value) {
    return new OrderingComparison<>(value, 0, 0);
  }

  public static <T extends Comparable<T>> Matcher<T> greaterThan(T value) {
    return new OrderingComparison<>(value, 1, 1);
  }

  public static <T extends Comparable<T>> Matcher<T> greaterThanOrEqualTo(T value) {
    return new OrderingComparison<>(value, 0, 1);
  }

  public static <T extends Comparable<T>> Matcher<T> lessThan(T value) {
    return new OrderingComparison<>(value, -1, -1);
  }

  public static <T extends Comparable<T>> Matcher<T> lessThanOrEqualTo(T value) {
    return new OrderingComparison<>(value, -1, 0);
  }
}
