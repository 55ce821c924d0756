// A matcher of values of one class that finds and describes a mismatch in one method. For the class see TypeSafeMatcher.
package org.hamcrest;

public abstract class TypeSafeDiagnosingMatcher<T> extends BaseMatcher<T> {
  private final Class<?> expectedType;  // null: not known

  protected TypeSafeDiagnosingMatcher() {
    this(null);
  }

  protected TypeSafeDiagnosingMatcher(Class<?> expectedType) {
    this.expectedType = expectedType;
  }

  protected abstract boolean matchesSafely(T item, Description mismatchDescription);

  @Override
  @SuppressWarnings("unchecked")
  public final boolean matches(Object item) {
    if (item == null) return false;
    if (expectedType != null) return expectedType.isInstance(item) && matchesSafely((T) item, Description.NONE);
    try {
      return matchesSafely((T) item, Description.NONE);
    } catch (ClassCastException e) {
      return false;
    }
  }

  @Override
  @SuppressWarnings("unchecked")
  public final void describeMismatch(Object item, Description mismatchDescription) {
    if (item == null) {
      mismatchDescription.appendText("was null");
    } else if (expectedType != null && !expectedType.isInstance(item)) {
      describeOther(item, mismatchDescription);
    } else {
      try {
        matchesSafely((T) item, mismatchDescription);
      } catch (ClassCastException e) {
        if (expectedType != null) throw e;
        describeOther(item, mismatchDescription);
      }
    }
  }

  private static void describeOther(Object item, Description description) {
    description.appendText("was ").appendText(item.getClass().getSimpleName()).appendText(" ").appendValue(item);
  }
}
