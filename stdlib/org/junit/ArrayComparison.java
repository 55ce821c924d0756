// assertArrayEquals: compares arrays of any types, element by element and into nested ones.
package org.junit;

import java.lang.reflect.Array;
import java.util.Arrays;
import org.junit.internal.ArrayComparisonFailure;

final class ArrayComparison {
  // How two elements that are no arrays compare; it throws if they differ.
  interface Elements {
    void check(Object expected, Object actual);
  }

  private final String message;
  private final Elements elements;

  ArrayComparison(String message, Elements elements) {
    this.message = message;
    this.elements = elements;
  }

  void compare(Object expected, Object actual) {
    if (expected == actual || Arrays.deepEquals(new Object[] {expected}, new Object[] {actual})) return;
    String header = message == null ? "" : message + ": ";
    if (expected == null) Assert.fail(header + "expected array was null");
    if (actual == null) Assert.fail(header + "actual array was null");
    int expectedLength = Array.getLength(expected);
    int actualLength = Array.getLength(actual);
    if (expectedLength != actualLength) {
      header += "array lengths differed, expected.length=" + expectedLength + " actual.length=" + actualLength + "; ";
    }
    int both = Math.min(expectedLength, actualLength);
    for (int i = 0; i < both; i++) {
      compareElements(header, i, Array.get(expected, i), Array.get(actual, i));
    }
    if (expectedLength == actualLength) return;
    try {
      Assert.assertEquals(shown(expected, both), shown(actual, both));
    } catch (AssertionError e) {
      throw new ArrayComparisonFailure(header, e, both);
    }
  }

  private void compareElements(String header, int i, Object expected, Object actual) {
    boolean nested = isArray(expected) && isArray(actual);
    try {
      if (nested) compare(expected, actual);
      else elements.check(expected, actual);
    } catch (ArrayComparisonFailure e) {
      if (!nested) throw new ArrayComparisonFailure(header, e, i);
      e.addDimension(i);
      throw e;
    } catch (AssertionError e) {
      throw new ArrayComparisonFailure(header, e, i);
    }
  }

  private static boolean isArray(Object value) {
    return value != null && value.getClass().isArray();
  }

  // The element, or what stands for one: an array's type and length, or that the array ends here.
  private static Object shown(Object array, int index) {
    if (index >= Array.getLength(array)) return new Text("end of array");
    Object element = Array.get(array, index);
    if (!isArray(element)) return element;
    return new Text(element.getClass().getComponentType().getCanonicalName() + "[" + Array.getLength(element) + "]");
  }

  private static final class Text {
    final String text;

    Text(String text) {
      this.text = text;
    }

    @Override
    public String toString() {
      return text;
    }
  }
}
