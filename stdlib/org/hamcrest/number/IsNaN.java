// NaN.
package org.hamcrest.number;

import org.hamcrest.Description;
import org.hamcrest.Matcher;
import org.hamcrest.TypeSafeMatcher;

public final class IsNaN extends TypeSafeMatcher<Double> {
  private IsNaN() {
    super(Double.class);
  }

  @Override
  public boolean matchesSafely(Double item) {
    return Double.isNaN(item);
  }

  @Override
  public void describeTo(Description description) {
    description.appendText("a double value of NaN");
  }

  public static Matcher<Double> notANumber() {
    return new IsNaN();
  }
}
