// Objects of a class; for a primitive type, its boxes.
package org.hamcrest.core;

import org.hamcrest.Description;
import org.hamcrest.DiagnosingMatcher;
import org.hamcrest.Matcher;

public class IsInstanceOf extends DiagnosingMatcher<Object> {
  private final Class<?> expectedClass;

  public IsInstanceOf(Class<?> expectedClass) {
    this.expectedClass = expectedClass;
  }

  private static Class<?> boxed(Class<?> type) {
    if (type == boolean.class) return Boolean.class;
    if (type == byte.class) return Byte.class;
    if (type == char.class) return Character.class;
    if (type == double.class) return Double.class;
    if (type == float.class) return Float.class;
    if (type == int.class) return Integer.class;
    if (type == long.class) return Long.class;
    return type == short.class ? Short.class : type;
  }

  @Override
  protected boolean matches(Object item, Description mismatch) {
    if (boxed(expectedClass).isInstance(item)) return true;
    if (item == null) mismatch.appendText("null");
    else mismatch.appendValue(item).appendText(" is a " + item.getClass().getName());
    return false;
  }

  @Override
  public void describeTo(Description description) {
    description.appendText("an instance of ").appendText(expectedClass.getName());
  }

  @SuppressWarnings("unchecked")
  public static <T> Matcher<T> instanceOf(Class<?> type) {
    return (Matcher<T>) new IsInstanceOf(type);
  }

  @SuppressWarnings("unchecked")
  public static <T> Matcher<T> any(Class<T> type) {
    return (Matcher<T>) new IsInstanceOf(type);
  }
}
