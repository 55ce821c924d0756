// A matcher that finds and describes a mismatch in one method.
package org.hamcrest;

public abstract class DiagnosingMatcher<T> extends BaseMatcher<T> {
  protected abstract boolean matches(Object item, Description mismatchDescription);

  @Override
  public final boolean matches(Object item) {
    return matches(item, Description.NONE);
  }

  @Override
  public final void describeMismatch(Object item, Description mismatchDescription) {
    matches(item, mismatchDescription);
  }
}
