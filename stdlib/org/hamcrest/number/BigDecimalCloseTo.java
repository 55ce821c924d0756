// Decimal numbers within a distance of another.
package org.hamcrest.number;

import java.math.BigDecimal;
import java.math.MathContext;
import org.hamcrest.Description;
import org.hamcrest.Matcher;
import org.hamcrest.TypeSafeMatcher;

public class BigDecimalCloseTo extends TypeSafeMatcher<BigDecimal> {
  private final BigDecimal value;
  private final BigDecimal delta;

  public BigDecimalCloseTo(BigDecimal value, BigDecimal error) {
    super(BigDecimal.class);
    this.value = value;
    this.delta = error;
  }

  // By how much the number is too far away; at most 0: it is not.
  private BigDecimal excess(BigDecimal item) {
    return item.subtract(value, MathContext.DECIMAL128).abs().subtract(delta, MathContext.DECIMAL128).stripTrailingZeros();
  }

  @Override
  public boolean matchesSafely(BigDecimal item) {
    return excess(item).signum() <= 0;
  }

  @Override
  public void describeMismatchSafely(BigDecimal item, Description mismatchDescription) {
    mismatchDescription.appendValue(item).appendText(" differed by ").appendValue(excess(item));
    mismatchDescription.appendText(" more than delta ").appendValue(delta);
  }

  @Override
  public void describeTo(Description description) {
    description.appendText("a numeric value within ").appendValue(delta).appendText(" of ").appendValue(value);
  }

  public static Matcher<BigDecimal> closeTo(BigDecimal operand, BigDecimal error) {
    return new BigDecimalCloseTo(operand, error);
  }
}
