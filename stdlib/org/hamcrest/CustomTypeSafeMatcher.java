// A matcher of values of one class with a fixed description.
package org.hamcrest;

public abstract class CustomTypeSafeMatcher<T> extends TypeSafeMatcher<T> {
  private final String fixedDescription;

  public CustomTypeSafeMatcher(String description) {
    if (description == null) throw new IllegalArgumentException("Description must be non null!");
    fixedDescription = description;
  }

  @Override
  public final void describeTo(Description description) {
    description.appendText(fixedDescription);
  }
}
