// How messages show values.
package org.junit.jupiter.api;

import java.util.Arrays;

final class ValueTexts {
  private ValueTexts() {}

  // Arrays with their elements, classes by their names, everything else as it says itself.
  static String of(Object value) {
    if (value == null) return "null";
    if (value instanceof Class) return nameOf((Class<?>) value);
    try {
      String text = value.getClass().isArray() ? ofArray(value) : value.toString();
      return text == null ? "null" : text;
    } catch (OutOfMemoryError e) {
      throw e;
    } catch (Throwable e) {
      return value.getClass().getName() + "@" + hash(value);
    }
  }

  private static String ofArray(Object array) {
    if (array instanceof boolean[]) return Arrays.toString((boolean[]) array);
    if (array instanceof char[]) return Arrays.toString((char[]) array);
    if (array instanceof byte[]) return Arrays.toString((byte[]) array);
    if (array instanceof short[]) return Arrays.toString((short[]) array);
    if (array instanceof int[]) return Arrays.toString((int[]) array);
    if (array instanceof long[]) return Arrays.toString((long[]) array);
    if (array instanceof float[]) return Arrays.toString((float[]) array);
    if (array instanceof double[]) return Arrays.toString((double[]) array);
    return Arrays.deepToString((Object[]) array);
  }

  static String nameOf(Class<?> type) {
    String name = type.getCanonicalName();
    return name == null ? type.getName() : name;
  }

  private static String hash(Object value) {
    return Integer.toHexString(System.identityHashCode(value));
  }

  // Both values; with their classes and hash codes if their texts are the same.
  static String compared(Object expected, Object actual) {
    String first = of(expected);
    String second = of(actual);
    if (first.equals(second)) {
      return "expected: " + withClass(expected, first) + " but was: " + withClass(actual, second);
    }
    return "expected: <" + first + "> but was: <" + second + ">";
  }

  private static String withClass(Object value, String text) {
    if (value == null) return "<null>";
    if (value instanceof Class) return "<" + text + "@" + hash(value) + ">";
    return value.getClass().getName() + "@" + hash(value) + "<" + text + ">";
  }

  // " at index [1][0]" for the way into nested arrays and iterables; nothing at the outermost.
  static String at(java.util.Deque<Integer> indexes) {
    if (indexes == null || indexes.isEmpty()) return "";
    StringBuilder text = new StringBuilder(" at index ");
    for (int index : indexes) text.append('[').append(index).append(']');
    return text.toString();
  }
}
