// What a test assumes does not hold. Tests throw org.junit.AssumptionViolatedException.
package org.junit.internal;

import org.hamcrest.Description;
import org.hamcrest.Matcher;
import org.hamcrest.SelfDescribing;
import org.hamcrest.StringDescription;

public class AssumptionViolatedException extends RuntimeException implements SelfDescribing {
  private final String assumption;
  private final boolean hasValue;
  private final Object value;
  private final Matcher<?> matcher;

  @Deprecated
  public AssumptionViolatedException(String assumption, boolean hasValue, Object value, Matcher<?> matcher) {
    this.assumption = assumption;
    this.hasValue = hasValue;
    this.value = value;
    this.matcher = matcher;
    if (value instanceof Throwable) initCause((Throwable) value);
  }

  @Deprecated
  public AssumptionViolatedException(Object value, Matcher<?> matcher) {
    this(null, true, value, matcher);
  }

  @Deprecated
  public AssumptionViolatedException(String assumption, Object value, Matcher<?> matcher) {
    this(assumption, true, value, matcher);
  }

  @Deprecated
  public AssumptionViolatedException(String assumption) {
    this(assumption, false, null, null);
  }

  @Deprecated
  public AssumptionViolatedException(String assumption, Throwable e) {
    this(assumption, false, null, null);
    initCause(e);
  }

  @Override
  public String getMessage() {
    return StringDescription.asString(this);
  }

  @Override
  public void describeTo(Description description) {
    if (assumption != null) description.appendText(assumption);
    if (!hasValue) return;
    if (assumption != null) description.appendText(": ");
    description.appendText("got: ").appendValue(value);
    if (matcher != null) description.appendText(", expected: ").appendDescriptionOf(matcher);
  }
}
