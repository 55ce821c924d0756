// What all matchers have in common. A mismatch is described by the value: "was <5>".
package org.hamcrest;

public abstract class BaseMatcher<T> implements Matcher<T> {
  @Override
  @Deprecated
  public final void _dont_implement_Matcher___instead_extend_BaseMatcher_() {}

  @Override
  public void describeMismatch(Object item, Description description) {
    description.appendText("was ").appendValue(item);
  }

  @Override
  public String toString() {
    return StringDescription.toString(this);
  }

  // Whether there is a value; if not, the description says so.
  protected static boolean isNotNull(Object actual, Description mismatch) {
    if (actual == null) mismatch.appendText("was null");
    return actual != null;
  }
}
