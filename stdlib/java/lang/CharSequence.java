// A readable sequence of UTF-16 units.
package java.lang;

import java.util.stream.IntStream;

public interface CharSequence {
  int length();

  char charAt(int index);

  default boolean isEmpty() {
    return length() == 0;
  }

  CharSequence subSequence(int start, int end);

  String toString();

  static int compare(CharSequence cs1, CharSequence cs2) {
    if (cs1 == cs2) return 0;
    int n1 = cs1.length();
    int n2 = cs2.length();
    for (int i = 0; i < n1 && i < n2; i++) {
      char a = cs1.charAt(i);
      char b = cs2.charAt(i);
      if (a != b) return a - b;
    }
    return n1 - n2;
  }

  default IntStream chars() {
    return IntStream.range(0, length()).map(i -> charAt(i));
  }

  default IntStream codePoints() {
    IntStream.Builder points = IntStream.builder();
    int n = length();
    for (int i = 0; i < n; i++) {
      char c = charAt(i);
      if (Character.isHighSurrogate(c) && i + 1 < n && Character.isLowSurrogate(charAt(i + 1))) {
        points.add(Character.toCodePoint(c, charAt(++i)));
      } else {
        points.add(c);
      }
    }
    return points.build();
  }
}
