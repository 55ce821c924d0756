// assertIterableEquals: compares two iterables in their order, also those that are elements, and says where they differ.
package org.junit.jupiter.api;

import static org.junit.jupiter.api.AssertionFailureBuilder.assertionFailure;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
import java.util.Objects;

final class IterableComparison {
  private final Object message;
  private final Deque<Integer> indexes = new ArrayDeque<>();  // where we are; the outermost first
  // The pairs of elements that are being compared, for iterables that contain themselves, and those that have been found equal.
  private final List<Iterable<?>> underway = new ArrayList<>();
  private final List<Iterable<?>> equal = new ArrayList<>();

  IterableComparison(Object message) {
    this.message = message;
  }

  private void checkNotNull(Object expected, Object actual) {
    if (expected != null && actual != null) return;
    String which = expected == null ? "expected" : "actual";
    throw assertionFailure()
        .message(message)
        .reason(which + " iterable was <null>" + ValueTexts.at(indexes))
        .build();
  }

  void compare(Iterable<?> expected, Iterable<?> actual) {
    if (expected == actual) return;
    checkNotNull(expected, actual);
    Iterator<?> first = expected.iterator();
    Iterator<?> second = actual.iterator();
    int i = 0;
    for (; first.hasNext() && second.hasNext(); i++) {
      Object a = first.next();
      Object b = second.next();
      if (a == b) continue;
      indexes.addLast(i);
      compareElements(a, b);
      indexes.removeLast();
    }
    if (first.hasNext() || second.hasNext()) {
      int expectedLength = i + rest(first);
      int actualLength = i + rest(second);
      throw assertionFailure()
          .message(message)
          .reason("iterable lengths differ" + ValueTexts.at(indexes))
          .expected(expectedLength)
          .actual(actualLength)
          .build();
    }
  }

  private static int rest(Iterator<?> iterator) {
    int count = 0;
    for (; iterator.hasNext(); iterator.next()) count++;
    return count;
  }

  private void compareElements(Object a, Object b) {
    checkNotNull(a, b);
    if (!(a instanceof Iterable && b instanceof Iterable)) {
      checkEqual(a, b);
      return;
    }
    Iterable<?> expected = (Iterable<?>) a;
    Iterable<?> actual = (Iterable<?>) b;
    if (contains(equal, expected, actual)) return;
    if (contains(underway, expected, actual)) {
      // Elements of each other: they tell whether they are equal, and the place is that of the iterable around them.
      indexes.removeLast();
      checkEqual(expected, actual);
      indexes.addLast(0);
      return;
    }
    underway.add(expected);
    underway.add(actual);
    compare(expected, actual);
    underway.remove(underway.size() - 1);
    underway.remove(underway.size() - 1);
    equal.add(expected);
    equal.add(actual);
  }

  private static boolean contains(List<Iterable<?>> pairs, Object expected, Object actual) {
    for (int i = 0; i < pairs.size(); i += 2) {
      if (pairs.get(i) == expected && pairs.get(i + 1) == actual) return true;
    }
    return false;
  }

  private void checkEqual(Object expected, Object actual) {
    if (Objects.equals(expected, actual)) return;
    throw assertionFailure()
        .message(message)
        .reason("iterable contents differ" + ValueTexts.at(indexes))
        .expected(expected)
        .actual(actual)
        .build();
  }
}
