// A matcher of values of one class: null and others do not match. Without reflection only a class that the constructor is given is
// known. Otherwise a value is of another class if matchesSafely ends with a ClassCastException.
package org.hamcrest;

public abstract class TypeSafeMatcher<T> extends BaseMatcher<T> {
  private final Class<?> expectedType;  // null: not known

  protected TypeSafeMatcher() {
    this(null);
  }

  protected TypeSafeMatcher(Class<?> expectedType) {
    this.expectedType = expectedType;
  }

  protected abstract boolean matchesSafely(T item);

  protected void describeMismatchSafely(T item, Description mismatchDescription) {
    super.describeMismatch(item, mismatchDescription);
  }

  @Override
  @SuppressWarnings("unchecked")
  public final boolean matches(Object item) {
    if (item == null) return false;
    if (expectedType != null) return expectedType.isInstance(item) && matchesSafely((T) item);
    try {
      return matchesSafely((T) item);
    } catch (ClassCastException e) {
      return false;
    }
  }

  private boolean fits(Object item) {
    if (expectedType != null) return expectedType.isInstance(item);
    try {
      matchesSafely((T) item);
      return true;
    } catch (ClassCastException e) {
      return false;
    }
  }

  @Override
  @SuppressWarnings("unchecked")
  public final void describeMismatch(Object item, Description description) {
    if (item == null) {
      super.describeMismatch(null, description);
    } else if (fits(item)) {
      describeMismatchSafely((T) item, description);
    } else {
      description.appendText("was a ").appendText(item.getClass().getName());
      description.appendText(" (").appendValue(item).appendText(")");
    }
  }
}
