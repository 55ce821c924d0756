// A condition that can describe itself, and why something does not meet it. Classes extend BaseMatcher rather than this.
package org.hamcrest;

public interface Matcher<T> extends SelfDescribing {
  boolean matches(Object actual);

  // Only for what does not match.
  void describeMismatch(Object actual, Description mismatchDescription);

  @Deprecated
  void _dont_implement_Matcher___instead_extend_BaseMatcher_();
}
