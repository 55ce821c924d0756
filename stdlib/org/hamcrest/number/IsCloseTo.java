// Numbers within a distance of another.
package org.hamcrest.number;

import org.hamcrest.Description;
import org.hamcrest.Matcher;
import org.hamcrest.TypeSafeMatcher;

public class IsCloseTo extends TypeSafeMatcher<Double> {
  private final double value;
  private final double delta;

  public IsCloseTo(double value, double error) {
    super(Double.class);
    this.value = value;
    this.delta = error;
  }

  // By how much the number is too far away; at most 0: it is not.
  private double excess(Double item) {
    return Math.abs(item - value) - delta;
  }

  @Override
  public boolean matchesSafely(Double item) {
    return excess(item) <= 0.0;
  }

  @Override
  public void describeMismatchSafely(Double item, Description mismatchDescription) {
    mismatchDescription.appendValue(item).appendText(" differed by ").appendValue(excess(item));
    mismatchDescription.appendText(" more than delta ").appendValue(delta);
  }

  @Override
  public void describeTo(Description description) {
    description.appendText("a numeric value within ").appendValue(delta).appendText(" of ").appendValue(value);
  }

  public static Matcher<Double> closeTo(double operand, double error) {
    return new IsCloseTo(operand, error);
  }
}
