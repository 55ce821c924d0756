// assertIterableEquals and assertLinesMatch.
import static org.junit.jupiter.api.Assertions.*;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.function.Executable;
import org.opentest4j.AssertionFailedError;

public class Iterables {
  static int asked;

  static Supplier<String> said(String text) {
    return () -> {
      asked++;
      return text;
    };
  }

  // Runs one assertion and says what has become of it. Hash codes are left out.
  static void show(String what, Executable code) {
    asked = 0;
    String end;
    try {
      code.execute();
      end = "passes";
    } catch (AssertionFailedError e) {
      end = e.getClass().getName() + ": [" + e.getMessage() + "]";
      if (e.isExpectedDefined()) end += " expected " + e.getExpected();
      if (e.isActualDefined()) end += " actual " + e.getActual();
      if (e.getCause() != null) end += " cause " + e.getCause();
    } catch (Throwable e) {
      end = e.getClass().getName() + ": [" + e.getMessage() + "]";
    }
    if (asked > 0) end += ", asked " + asked;
    end = end.replaceAll("@[0-9a-f]+", "@#").replaceAll("java.util.Immutable[a-zA-Z0-9$]+", "Immutable");
    System.out.println(what + ": " + end);
  }

  // Its elements: the first number, a ring (by default itself), the second number.
  static class Ring implements Iterable<Object> {
    final int first;
    final int second;
    Ring middle = this;

    Ring(int first, int second) {
      this.first = first;
      this.second = second;
    }

    @Override
    public Iterator<Object> iterator() {
      return Arrays.<Object>asList(first, middle, second).iterator();
    }

    @Override
    public String toString() {
      return first + ", a ring, " + second;
    }
  }

  public static void main(String[] args) {
    show("assertIterableEquals(List.of(1, 2), List.of(1, 2))", () -> assertIterableEquals(List.of(1, 2), List.of(1, 2)));
    show("assertIterableEquals(List.of(1, 2), new LinkedHashSet<>(List.of(1, 2)))", () -> assertIterableEquals(List.of(1, 2), new LinkedHashSet<>(List.of(1, 2))));
    show("assertIterableEquals(List.of(1, 2), List.of(1, 3))", () -> assertIterableEquals(List.of(1, 2), List.of(1, 3)));
    show("assertIterableEquals(List.of(1, 2), List.of(1, 3), 'text')", () -> assertIterableEquals(List.of(1, 2), List.of(1, 3), "text"));
    show("assertIterableEquals(List.of(1, 2), List.of(1, 3), said('said'))", () -> assertIterableEquals(List.of(1, 2), List.of(1, 3), said("said")));
    show("assertIterableEquals(List.of(1, 2), List.of(1, 2), said('never'))", () -> assertIterableEquals(List.of(1, 2), List.of(1, 2), said("never")));
    show("assertIterableEquals(List.of(1, 2, 3, 4), List.of(1, 2))", () -> assertIterableEquals(List.of(1, 2, 3, 4), List.of(1, 2)));
    show("assertIterableEquals(List.of(1), List.of(1, 2, 3))", () -> assertIterableEquals(List.of(1), List.of(1, 2, 3)));
    show("assertIterableEquals(List.of(), List.of(1, 2, 3))", () -> assertIterableEquals(List.of(), List.of(1, 2, 3)));
    show("assertIterableEquals(List.of(2), List.of(1, 2, 3), 'text')", () -> assertIterableEquals(List.of(2), List.of(1, 2, 3), "text"));
    show("assertIterableEquals(null, null)", () -> assertIterableEquals(null, null));
    show("assertIterableEquals(null, List.of(1))", () -> assertIterableEquals(null, List.of(1)));
    show("assertIterableEquals(List.of(1), null)", () -> assertIterableEquals(List.of(1), null));
    show("assertIterableEquals(List.of(1), null, 'text')", () -> assertIterableEquals(List.of(1), null, "text"));
    show("assertIterableEquals(List.of(1), null, said('said'))", () -> assertIterableEquals(List.of(1), null, said("said")));
    show("assertIterableEquals(List.of(1, List.of(2, List.of(3))), List.of(1, List.of(2, List.of(3))))", () -> assertIterableEquals(List.of(1, List.of(2, List.of(3))), List.of(1, List.of(2, List.of(3)))));
    show("assertIterableEquals(List.of(1, List.of(2, List.of(3))), List.of(1, List.of(2, List.of(4))))", () -> assertIterableEquals(List.of(1, List.of(2, List.of(3))), List.of(1, List.of(2, List.of(4)))));
    show("assertIterableEquals(List.of(1, List.of(2, List.of(3))), List.of(1, List.of(2, List.of(3, 4))))", () -> assertIterableEquals(List.of(1, List.of(2, List.of(3))), List.of(1, List.of(2, List.of(3, 4)))));
    show("assertIterableEquals(List.of(1, List.of(2, List.of(3))), List.of(1, List.of(2, 3)))", () -> assertIterableEquals(List.of(1, List.of(2, List.of(3))), List.of(1, List.of(2, 3))));
    show("assertIterableEquals(List.of(List.of(1), List.of(2)), List.of(Set.of(1), new ArrayDeque<>(List.of(2))))", () -> assertIterableEquals(List.of(List.of(1), List.of(2)), List.of(Set.of(1), new ArrayDeque<>(List.of(2)))));
    show("assertIterableEquals(Arrays.asList(1, null), Arrays.asList(1, null))", () -> assertIterableEquals(Arrays.asList(1, null), Arrays.asList(1, null)));
    show("assertIterableEquals(Arrays.asList(1, null), Arrays.asList(1, 2))", () -> assertIterableEquals(Arrays.asList(1, null), Arrays.asList(1, 2)));
    show("assertIterableEquals(Arrays.asList(1, 2), Arrays.asList(1, null))", () -> assertIterableEquals(Arrays.asList(1, 2), Arrays.asList(1, null)));
    show("assertIterableEquals(Arrays.asList(1, null), Arrays.asList(1, List.of()))", () -> assertIterableEquals(Arrays.asList(1, null), Arrays.asList(1, List.of())));
    show("assertIterableEquals(Arrays.asList(1, List.of()), Arrays.asList(1, null))", () -> assertIterableEquals(Arrays.asList(1, List.of()), Arrays.asList(1, null)));
    show("assertIterableEquals(List.of(1), List.of(1L))", () -> assertIterableEquals(List.of(1), List.of(1L)));
    show("assertIterableEquals(List.of(new int[] {1}), List.of(new int[] {1}))", () -> assertIterableEquals(List.of(new int[] {1}), List.of(new int[] {1})));
    Ring a = new Ring(1, 2), b = new Ring(1, 2), c = new Ring(1, 3);
    show("assertIterableEquals(a, b)", () -> assertIterableEquals(a, b));
    show("assertIterableEquals(a, c)", () -> assertIterableEquals(a, c));
    show("assertIterableEquals(List.of(a, b), List.of(b, c))", () -> assertIterableEquals(List.of(a, b), List.of(b, c)));
    show("assertIterableEquals(List.of(7, List.of(a)), List.of(7, List.of(b)))", () -> assertIterableEquals(List.of(7, List.of(a)), List.of(7, List.of(b))));
    Ring e = new Ring(4, 2), f = new Ring(5, 2), g = new Ring(1, 2);
    g.middle = a;
    a.middle = g;
    show("assertIterableEquals(a, g)", () -> assertIterableEquals(a, g));
    show("assertIterableEquals(List.of(a), List.of(g))", () -> assertIterableEquals(List.of(a), List.of(g)));
    show("assertIterableEquals(List.of(e), List.of(f))", () -> assertIterableEquals(List.of(e), List.of(f)));
    show("assertIterableEquals(a, a)", () -> assertIterableEquals(a, a));
    List<Object> d = List.of(9);
    show("assertIterableEquals(List.of(d, d), List.of(List.of(9), d))", () -> assertIterableEquals(List.of(d, d), List.of(List.of(9), d)));

    show("assertLinesMatch(List.of('a', 'b'), List.of('a', 'b'))", () -> assertLinesMatch(List.of("a", "b"), List.of("a", "b")));
    show("assertLinesMatch(List.of('a', '\\\\d+'), List.of('a', '42'))", () -> assertLinesMatch(List.of("a", "\\d+"), List.of("a", "42")));
    show("assertLinesMatch(List.of('a', '\\\\d+'), List.of('a', 'x42'))", () -> assertLinesMatch(List.of("a", "\\d+"), List.of("a", "x42")));
    show("assertLinesMatch(List.of('a', '\\\\d+'), List.of('a', 'x42'), 'text')", () -> assertLinesMatch(List.of("a", "\\d+"), List.of("a", "x42"), "text"));
    show("assertLinesMatch(List.of('a', '\\\\d+'), List.of('a', 'x42'), said('said'))", () -> assertLinesMatch(List.of("a", "\\d+"), List.of("a", "x42"), said("said")));
    show("assertLinesMatch(List.of('a', 'b'), List.of('a', 'b'), said('never'))", () -> assertLinesMatch(List.of("a", "b"), List.of("a", "b"), said("never")));
    show("assertLinesMatch(List.of('a', 'b'), List.of('a'))", () -> assertLinesMatch(List.of("a", "b"), List.of("a")));
    show("assertLinesMatch(List.of('a'), List.of('a', 'b'))", () -> assertLinesMatch(List.of("a"), List.of("a", "b")));
    show("assertLinesMatch(List.of('a'), List.of('a', 'b', 'c'))", () -> assertLinesMatch(List.of("a"), List.of("a", "b", "c")));
    show("assertLinesMatch(List.of('a'), List.of('x', 'b', 'c'))", () -> assertLinesMatch(List.of("a"), List.of("x", "b", "c")));
    show("assertLinesMatch(List.of(), List.of())", () -> assertLinesMatch(List.of(), List.of()));
    show("assertLinesMatch(List.of(), List.of('a'))", () -> assertLinesMatch(List.of(), List.of("a")));
    show("assertLinesMatch(List.of('a'), List.of())", () -> assertLinesMatch(List.of("a"), List.of()));
    show("assertLinesMatch(List.of('a('), List.of('a('))", () -> assertLinesMatch(List.of("a("), List.of("a(")));
    show("assertLinesMatch(List.of('a('), List.of('b('))", () -> assertLinesMatch(List.of("a("), List.of("b(")));
    show("assertLinesMatch(List.of('a', '>>>>', 'd'), List.of('a', 'b', 'c', 'd'))", () -> assertLinesMatch(List.of("a", ">>>>", "d"), List.of("a", "b", "c", "d")));
    show("assertLinesMatch(List.of('a', '>> two of them >>', 'd'), List.of('a', 'b', 'c', 'd'))", () -> assertLinesMatch(List.of("a", ">> two of them >>", "d"), List.of("a", "b", "c", "d")));
    show("assertLinesMatch(List.of('a', '>> 2 >>', 'd'), List.of('a', 'b', 'c', 'd'))", () -> assertLinesMatch(List.of("a", ">> 2 >>", "d"), List.of("a", "b", "c", "d")));
    show("assertLinesMatch(List.of('a', '>> 1 >>', 'd'), List.of('a', 'b', 'c', 'd'))", () -> assertLinesMatch(List.of("a", ">> 1 >>", "d"), List.of("a", "b", "c", "d")));
    show("assertLinesMatch(List.of('a', '>> 3 >>', 'd'), List.of('a', 'b', 'c', 'd'))", () -> assertLinesMatch(List.of("a", ">> 3 >>", "d"), List.of("a", "b", "c", "d")));
    show("assertLinesMatch(List.of('a', '>> 4 >>', 'd'), List.of('a', 'b', 'c', 'd'))", () -> assertLinesMatch(List.of("a", ">> 4 >>", "d"), List.of("a", "b", "c", "d")));
    show("assertLinesMatch(List.of('a', '>> 9 >>', 'd'), List.of('a', 'b', 'c', 'd'))", () -> assertLinesMatch(List.of("a", ">> 9 >>", "d"), List.of("a", "b", "c", "d")));
    show("assertLinesMatch(List.of('a', '>>>>', 'e'), List.of('a', 'b', 'c', 'd'))", () -> assertLinesMatch(List.of("a", ">>>>", "e"), List.of("a", "b", "c", "d")));
    show("assertLinesMatch(List.of('a', '>>>>', 'e'), List.of('a', 'b', 'c', 'd'), 'text')", () -> assertLinesMatch(List.of("a", ">>>>", "e"), List.of("a", "b", "c", "d"), "text"));
    show("assertLinesMatch(List.of('a', '>>>>'), List.of('a', 'b', 'c', 'd'))", () -> assertLinesMatch(List.of("a", ">>>>"), List.of("a", "b", "c", "d")));
    show("assertLinesMatch(List.of('a', '>> 3 >>'), List.of('a', 'b', 'c', 'd'))", () -> assertLinesMatch(List.of("a", ">> 3 >>"), List.of("a", "b", "c", "d")));
    show("assertLinesMatch(List.of('a', '>> 2 >>'), List.of('a', 'b', 'c', 'd'))", () -> assertLinesMatch(List.of("a", ">> 2 >>"), List.of("a", "b", "c", "d")));
    show("assertLinesMatch(List.of('a', '>> 4 >>'), List.of('a', 'b', 'c', 'd'))", () -> assertLinesMatch(List.of("a", ">> 4 >>"), List.of("a", "b", "c", "d")));
    show("assertLinesMatch(List.of('a', '>>>>'), List.of('a'))", () -> assertLinesMatch(List.of("a", ">>>>"), List.of("a")));
    show("assertLinesMatch(List.of('a', '>>>>'), List.of('a', 'b'))", () -> assertLinesMatch(List.of("a", ">>>>"), List.of("a", "b")));
    show("assertLinesMatch(List.of('a', '>>>>', 'b'), List.of('a', 'b'))", () -> assertLinesMatch(List.of("a", ">>>>", "b"), List.of("a", "b")));
    show("assertLinesMatch(List.of('a', '>>>>', 'b'), List.of('a', 'b', 'b'))", () -> assertLinesMatch(List.of("a", ">>>>", "b"), List.of("a", "b", "b")));
    show("assertLinesMatch(List.of('a', '>> 0 >>', 'd'), List.of('a', 'b', 'c', 'd'))", () -> assertLinesMatch(List.of("a", ">> 0 >>", "d"), List.of("a", "b", "c", "d")));
    show("assertLinesMatch(List.of('a', '>> -1 >>', 'd'), List.of('a', 'b', 'c', 'd'))", () -> assertLinesMatch(List.of("a", ">> -1 >>", "d"), List.of("a", "b", "c", "d")));
    show("assertLinesMatch(List.of('a', '  >> 2 >>  ', 'd'), List.of('a', 'b', 'c', 'd'))", () -> assertLinesMatch(List.of("a", "  >> 2 >>  ", "d"), List.of("a", "b", "c", "d")));
    show("assertLinesMatch(List.of('a', '>>', 'd'), List.of('a', 'b', 'c', 'd'))", () -> assertLinesMatch(List.of("a", ">>", "d"), List.of("a", "b", "c", "d")));
    show("assertLinesMatch(List.of('a', '>>>', 'd'), List.of('a', 'b', 'c', 'd'))", () -> assertLinesMatch(List.of("a", ">>>", "d"), List.of("a", "b", "c", "d")));
    show("assertLinesMatch(List.of('a', '>>', 'd'), List.of('a', '>>', 'd'))", () -> assertLinesMatch(List.of("a", ">>", "d"), List.of("a", ">>", "d")));
    show("assertLinesMatch(List.of('a', '>> 1 >>', 'd'), List.of('a', '>> 1 >>', 'd'))", () -> assertLinesMatch(List.of("a", ">> 1 >>", "d"), List.of("a", ">> 1 >>", "d")));
    show("assertLinesMatch(List.of('>>>>', 'c', '>>>>'), List.of('a', 'b', 'c', 'd'))", () -> assertLinesMatch(List.of(">>>>", "c", ">>>>"), List.of("a", "b", "c", "d")));
    show("assertLinesMatch(List.of('>>>>', 'c', 'd', 'e'), List.of('a', 'b', 'c', 'd'))", () -> assertLinesMatch(List.of(">>>>", "c", "d", "e"), List.of("a", "b", "c", "d")));
    show("assertLinesMatch(List.of('>>>>', 'c', 'e'), List.of('a', 'b', 'c', 'd'))", () -> assertLinesMatch(List.of(">>>>", "c", "e"), List.of("a", "b", "c", "d")));
    show("assertLinesMatch(List.of('>>>>', '>> 1 >>', 'd'), List.of('a', 'b', 'c', 'd'))", () -> assertLinesMatch(List.of(">>>>", ">> 1 >>", "d"), List.of("a", "b", "c", "d")));
    show("assertLinesMatch(List.of('a', 'b', 'c'), List.of('a', 'b', 'd'))", () -> assertLinesMatch(List.of("a", "b", "c"), List.of("a", "b", "d")));
    show("assertLinesMatch(List.of('a line that is rather long, and goes on'), List.of('another line that is rather long, and goes on'))", () -> assertLinesMatch(List.of("a line that is rather long, and goes on"), List.of("another line that is rather long, and goes on")));
    show("assertLinesMatch(List.of('12345678901234567890'), List.of('abcdefghijklmnopqrst'))", () -> assertLinesMatch(List.of("12345678901234567890"), List.of("abcdefghijklmnopqrst")));
    show("assertLinesMatch(List.of('123456789012345678901'), List.of('abcdefghijklmnopqrstu'))", () -> assertLinesMatch(List.of("123456789012345678901"), List.of("abcdefghijklmnopqrstu")));
    show("assertLinesMatch(List.of('1234567890123456789012'), List.of('abcdefghijklmnopqrstuv'))", () -> assertLinesMatch(List.of("1234567890123456789012"), List.of("abcdefghijklmnopqrstuv")));
    show("assertLinesMatch(List.of('a', '>>>>', '1234567890123456789012'), List.of('a', 'b', 'c'))", () -> assertLinesMatch(List.of("a", ">>>>", "1234567890123456789012"), List.of("a", "b", "c")));
    show("assertLinesMatch((List<String>) null, List.of('a'))", () -> assertLinesMatch((List<String>) null, List.of("a")));
    show("assertLinesMatch(List.of('a'), (List<String>) null)", () -> assertLinesMatch(List.of("a"), (List<String>) null));
    show("assertLinesMatch((List<String>) null, (List<String>) null)", () -> assertLinesMatch((List<String>) null, (List<String>) null));
    show("assertLinesMatch(Arrays.asList('a', null), List.of('a', 'b'))", () -> assertLinesMatch(Arrays.asList("a", null), List.of("a", "b")));
    show("assertLinesMatch(List.of('a', 'b'), Arrays.asList('a', null))", () -> assertLinesMatch(List.of("a", "b"), Arrays.asList("a", null)));
    show("assertLinesMatch(Stream.of('a', 'b'), Stream.of('a', 'b'))", () -> assertLinesMatch(Stream.of("a", "b"), Stream.of("a", "b")));
    show("assertLinesMatch(Stream.of('a', 'b'), Stream.of('a', 'c'))", () -> assertLinesMatch(Stream.of("a", "b"), Stream.of("a", "c")));
    show("assertLinesMatch(Stream.of('a', 'b'), Stream.of('a', 'c'), 'text')", () -> assertLinesMatch(Stream.of("a", "b"), Stream.of("a", "c"), "text"));
    show("assertLinesMatch(Stream.of('a', 'b'), Stream.of('a', 'c'), said('said'))", () -> assertLinesMatch(Stream.of("a", "b"), Stream.of("a", "c"), said("said")));
    show("assertLinesMatch((Stream<String>) null, Stream.of('a'))", () -> assertLinesMatch((Stream<String>) null, Stream.of("a")));
    show("assertLinesMatch(Stream.of('a'), (Stream<String>) null)", () -> assertLinesMatch(Stream.of("a"), (Stream<String>) null));
  }
}
// expect: assertIterableEquals(List.of(1, 2), List.of(1, 2)): passes
// expect: assertIterableEquals(List.of(1, 2), new LinkedHashSet<>(List.of(1, 2))): passes
// expect: assertIterableEquals(List.of(1, 2), List.of(1, 3)): org.opentest4j.AssertionFailedError: [iterable contents differ at index [1], expected: <2> but was: <3>] expected 2 (java.lang.Integer@#) actual 3 (java.lang.Integer@#)
// expect: assertIterableEquals(List.of(1, 2), List.of(1, 3), 'text'): org.opentest4j.AssertionFailedError: [text ==> iterable contents differ at index [1], expected: <2> but was: <3>] expected 2 (java.lang.Integer@#) actual 3 (java.lang.Integer@#)
// expect: assertIterableEquals(List.of(1, 2), List.of(1, 3), said('said')): org.opentest4j.AssertionFailedError: [said ==> iterable contents differ at index [1], expected: <2> but was: <3>] expected 2 (java.lang.Integer@#) actual 3 (java.lang.Integer@#), asked 1
// expect: assertIterableEquals(List.of(1, 2), List.of(1, 2), said('never')): passes
// expect: assertIterableEquals(List.of(1, 2, 3, 4), List.of(1, 2)): org.opentest4j.AssertionFailedError: [iterable lengths differ, expected: <4> but was: <2>] expected 4 (java.lang.Integer@#) actual 2 (java.lang.Integer@#)
// expect: assertIterableEquals(List.of(1), List.of(1, 2, 3)): org.opentest4j.AssertionFailedError: [iterable lengths differ, expected: <1> but was: <3>] expected 1 (java.lang.Integer@#) actual 3 (java.lang.Integer@#)
// expect: assertIterableEquals(List.of(), List.of(1, 2, 3)): org.opentest4j.AssertionFailedError: [iterable lengths differ, expected: <0> but was: <3>] expected 0 (java.lang.Integer@#) actual 3 (java.lang.Integer@#)
// expect: assertIterableEquals(List.of(2), List.of(1, 2, 3), 'text'): org.opentest4j.AssertionFailedError: [text ==> iterable contents differ at index [0], expected: <2> but was: <1>] expected 2 (java.lang.Integer@#) actual 1 (java.lang.Integer@#)
// expect: assertIterableEquals(null, null): passes
// expect: assertIterableEquals(null, List.of(1)): org.opentest4j.AssertionFailedError: [expected iterable was <null>]
// expect: assertIterableEquals(List.of(1), null): org.opentest4j.AssertionFailedError: [actual iterable was <null>]
// expect: assertIterableEquals(List.of(1), null, 'text'): org.opentest4j.AssertionFailedError: [text ==> actual iterable was <null>]
// expect: assertIterableEquals(List.of(1), null, said('said')): org.opentest4j.AssertionFailedError: [said ==> actual iterable was <null>], asked 1
// expect: assertIterableEquals(List.of(1, List.of(2, List.of(3))), List.of(1, List.of(2, List.of(3)))): passes
// expect: assertIterableEquals(List.of(1, List.of(2, List.of(3))), List.of(1, List.of(2, List.of(4)))): org.opentest4j.AssertionFailedError: [iterable contents differ at index [1][1][0], expected: <3> but was: <4>] expected 3 (java.lang.Integer@#) actual 4 (java.lang.Integer@#)
// expect: assertIterableEquals(List.of(1, List.of(2, List.of(3))), List.of(1, List.of(2, List.of(3, 4)))): org.opentest4j.AssertionFailedError: [iterable lengths differ at index [1][1], expected: <1> but was: <2>] expected 1 (java.lang.Integer@#) actual 2 (java.lang.Integer@#)
// expect: assertIterableEquals(List.of(1, List.of(2, List.of(3))), List.of(1, List.of(2, 3))): org.opentest4j.AssertionFailedError: [iterable contents differ at index [1][1], expected: <[3]> but was: <3>] expected [3] (Immutable@#) actual 3 (java.lang.Integer@#)
// expect: assertIterableEquals(List.of(List.of(1), List.of(2)), List.of(Set.of(1), new ArrayDeque<>(List.of(2)))): passes
// expect: assertIterableEquals(Arrays.asList(1, null), Arrays.asList(1, null)): passes
// expect: assertIterableEquals(Arrays.asList(1, null), Arrays.asList(1, 2)): org.opentest4j.AssertionFailedError: [expected iterable was <null> at index [1]]
// expect: assertIterableEquals(Arrays.asList(1, 2), Arrays.asList(1, null)): org.opentest4j.AssertionFailedError: [actual iterable was <null> at index [1]]
// expect: assertIterableEquals(Arrays.asList(1, null), Arrays.asList(1, List.of())): org.opentest4j.AssertionFailedError: [expected iterable was <null> at index [1]]
// expect: assertIterableEquals(Arrays.asList(1, List.of()), Arrays.asList(1, null)): org.opentest4j.AssertionFailedError: [actual iterable was <null> at index [1]]
// expect: assertIterableEquals(List.of(1), List.of(1L)): org.opentest4j.AssertionFailedError: [iterable contents differ at index [0], expected: java.lang.Integer@#<1> but was: java.lang.Long@#<1>] expected 1 (java.lang.Integer@#) actual 1 (java.lang.Long@#)
// expect: assertIterableEquals(List.of(new int[] {1}), List.of(new int[] {1})): org.opentest4j.AssertionFailedError: [iterable contents differ at index [0], expected: [I@#<[1]> but was: [I@#<[1]>] expected [I@# ([I@#) actual [I@# ([I@#)
// expect: assertIterableEquals(a, b): org.opentest4j.AssertionFailedError: [iterable contents differ at index [1], expected: Iterables$Ring@#<1, a ring, 2> but was: Iterables$Ring@#<1, a ring, 2>] expected 1, a ring, 2 (Iterables$Ring@#) actual 1, a ring, 2 (Iterables$Ring@#)
// expect: assertIterableEquals(a, c): org.opentest4j.AssertionFailedError: [iterable contents differ at index [1], expected: <1, a ring, 2> but was: <1, a ring, 3>] expected 1, a ring, 2 (Iterables$Ring@#) actual 1, a ring, 3 (Iterables$Ring@#)
// expect: assertIterableEquals(List.of(a, b), List.of(b, c)): org.opentest4j.AssertionFailedError: [iterable contents differ at index [0], expected: Iterables$Ring@#<1, a ring, 2> but was: Iterables$Ring@#<1, a ring, 2>] expected 1, a ring, 2 (Iterables$Ring@#) actual 1, a ring, 2 (Iterables$Ring@#)
// expect: assertIterableEquals(List.of(7, List.of(a)), List.of(7, List.of(b))): org.opentest4j.AssertionFailedError: [iterable contents differ at index [1][0], expected: Iterables$Ring@#<1, a ring, 2> but was: Iterables$Ring@#<1, a ring, 2>] expected 1, a ring, 2 (Iterables$Ring@#) actual 1, a ring, 2 (Iterables$Ring@#)
// expect: assertIterableEquals(a, g): org.opentest4j.AssertionFailedError: [iterable contents differ at index [1][1], expected: Iterables$Ring@#<1, a ring, 2> but was: Iterables$Ring@#<1, a ring, 2>] expected 1, a ring, 2 (Iterables$Ring@#) actual 1, a ring, 2 (Iterables$Ring@#)
// expect: assertIterableEquals(List.of(a), List.of(g)): org.opentest4j.AssertionFailedError: [iterable contents differ at index [0][1], expected: Iterables$Ring@#<1, a ring, 2> but was: Iterables$Ring@#<1, a ring, 2>] expected 1, a ring, 2 (Iterables$Ring@#) actual 1, a ring, 2 (Iterables$Ring@#)
// expect: assertIterableEquals(List.of(e), List.of(f)): org.opentest4j.AssertionFailedError: [iterable contents differ at index [0][0], expected: <4> but was: <5>] expected 4 (java.lang.Integer@#) actual 5 (java.lang.Integer@#)
// expect: assertIterableEquals(a, a): passes
// expect: assertIterableEquals(List.of(d, d), List.of(List.of(9), d)): passes
// expect: assertLinesMatch(List.of('a', 'b'), List.of('a', 'b')): passes
// expect: assertLinesMatch(List.of('a', '\\d+'), List.of('a', '42')): passes
// expect: assertLinesMatch(List.of('a', '\\d+'), List.of('a', 'x42')): org.opentest4j.AssertionFailedError: [expected line #2 doesn't match actual line #2
// expect: 	expected: `\d+`
// expect: 	  actual: `x42`] expected a
// expect: \d+ (java.lang.String@#) actual a
// expect: x42 (java.lang.String@#)
// expect: assertLinesMatch(List.of('a', '\\d+'), List.of('a', 'x42'), 'text'): org.opentest4j.AssertionFailedError: [text ==> expected line #2 doesn't match actual line #2
// expect: 	expected: `\d+`
// expect: 	  actual: `x42`] expected a
// expect: \d+ (java.lang.String@#) actual a
// expect: x42 (java.lang.String@#)
// expect: assertLinesMatch(List.of('a', '\\d+'), List.of('a', 'x42'), said('said')): org.opentest4j.AssertionFailedError: [said ==> expected line #2 doesn't match actual line #2
// expect: 	expected: `\d+`
// expect: 	  actual: `x42`] expected a
// expect: \d+ (java.lang.String@#) actual a
// expect: x42 (java.lang.String@#), asked 1
// expect: assertLinesMatch(List.of('a', 'b'), List.of('a', 'b'), said('never')): passes
// expect: assertLinesMatch(List.of('a', 'b'), List.of('a')): org.opentest4j.AssertionFailedError: [expected 2 lines, but only got 1] expected a
// expect: b (java.lang.String@#) actual a (java.lang.String@#)
// expect: assertLinesMatch(List.of('a'), List.of('a', 'b')): org.opentest4j.AssertionFailedError: [more actual lines than expected: 1] expected a (java.lang.String@#) actual a
// expect: b (java.lang.String@#)
// expect: assertLinesMatch(List.of('a'), List.of('a', 'b', 'c')): org.opentest4j.AssertionFailedError: [more actual lines than expected: 2] expected a (java.lang.String@#) actual a
// expect: b
// expect: c (java.lang.String@#)
// expect: assertLinesMatch(List.of('a'), List.of('x', 'b', 'c')): org.opentest4j.AssertionFailedError: [expected line #1 doesn't match actual line #1
// expect: 	expected: `a`
// expect: 	  actual: `x`] expected a (java.lang.String@#) actual x
// expect: b
// expect: c (java.lang.String@#)
// expect: assertLinesMatch(List.of(), List.of()): passes
// expect: assertLinesMatch(List.of(), List.of('a')): org.opentest4j.AssertionFailedError: [more actual lines than expected: 1] expected  (java.lang.String@#) actual a (java.lang.String@#)
// expect: assertLinesMatch(List.of('a'), List.of()): org.opentest4j.AssertionFailedError: [expected 1 lines, but only got 0] expected a (java.lang.String@#) actual  (java.lang.String@#)
// expect: assertLinesMatch(List.of('a('), List.of('a(')): passes
// expect: assertLinesMatch(List.of('a('), List.of('b(')): org.opentest4j.AssertionFailedError: [expected line #1 doesn't match actual line #1
// expect: 	expected: `a(`
// expect: 	  actual: `b(`] expected a( (java.lang.String@#) actual b( (java.lang.String@#)
// expect: assertLinesMatch(List.of('a', '>>>>', 'd'), List.of('a', 'b', 'c', 'd')): passes
// expect: assertLinesMatch(List.of('a', '>> two of them >>', 'd'), List.of('a', 'b', 'c', 'd')): passes
// expect: assertLinesMatch(List.of('a', '>> 2 >>', 'd'), List.of('a', 'b', 'c', 'd')): passes
// expect: assertLinesMatch(List.of('a', '>> 1 >>', 'd'), List.of('a', 'b', 'c', 'd')): org.opentest4j.AssertionFailedError: [expected line #3 doesn't match actual line #3
// expect: 	expected: `d`
// expect: 	  actual: `c`] expected a
// expect: >> 1 >>
// expect: d (java.lang.String@#) actual a
// expect: b
// expect: c
// expect: d (java.lang.String@#)
// expect: assertLinesMatch(List.of('a', '>> 3 >>', 'd'), List.of('a', 'b', 'c', 'd')): org.opentest4j.AssertionFailedError: [expected line #3:`d` not found - actual lines depleted] expected a
// expect: >> 3 >>
// expect: d (java.lang.String@#) actual a
// expect: b
// expect: c
// expect: d (java.lang.String@#)
// expect: assertLinesMatch(List.of('a', '>> 4 >>', 'd'), List.of('a', 'b', 'c', 'd')): org.opentest4j.AssertionFailedError: [fast-forward(4) error: not enough actual lines remaining (3)] expected a
// expect: >> 4 >>
// expect: d (java.lang.String@#) actual a
// expect: b
// expect: c
// expect: d (java.lang.String@#)
// expect: assertLinesMatch(List.of('a', '>> 9 >>', 'd'), List.of('a', 'b', 'c', 'd')): org.opentest4j.AssertionFailedError: [fast-forward(9) error: not enough actual lines remaining (3)] expected a
// expect: >> 9 >>
// expect: d (java.lang.String@#) actual a
// expect: b
// expect: c
// expect: d (java.lang.String@#)
// expect: assertLinesMatch(List.of('a', '>>>>', 'e'), List.of('a', 'b', 'c', 'd')): org.opentest4j.AssertionFailedError: [fast-forward(∞) didn't find: `e`] expected a
// expect: >>>>
// expect: e (java.lang.String@#) actual a
// expect: b
// expect: c
// expect: d (java.lang.String@#)
// expect: assertLinesMatch(List.of('a', '>>>>', 'e'), List.of('a', 'b', 'c', 'd'), 'text'): org.opentest4j.AssertionFailedError: [text ==> fast-forward(∞) didn't find: `e`] expected a
// expect: >>>>
// expect: e (java.lang.String@#) actual a
// expect: b
// expect: c
// expect: d (java.lang.String@#)
// expect: assertLinesMatch(List.of('a', '>>>>'), List.of('a', 'b', 'c', 'd')): passes
// expect: assertLinesMatch(List.of('a', '>> 3 >>'), List.of('a', 'b', 'c', 'd')): passes
// expect: assertLinesMatch(List.of('a', '>> 2 >>'), List.of('a', 'b', 'c', 'd')): org.opentest4j.AssertionFailedError: [terminal fast-forward(2) error: fast-forward(3) expected] expected a
// expect: >> 2 >> (java.lang.String@#) actual a
// expect: b
// expect: c
// expect: d (java.lang.String@#)
// expect: assertLinesMatch(List.of('a', '>> 4 >>'), List.of('a', 'b', 'c', 'd')): org.opentest4j.AssertionFailedError: [terminal fast-forward(4) error: fast-forward(3) expected] expected a
// expect: >> 4 >> (java.lang.String@#) actual a
// expect: b
// expect: c
// expect: d (java.lang.String@#)
// expect: assertLinesMatch(List.of('a', '>>>>'), List.of('a')): org.opentest4j.AssertionFailedError: [expected 2 lines, but only got 1] expected a
// expect: >>>> (java.lang.String@#) actual a (java.lang.String@#)
// expect: assertLinesMatch(List.of('a', '>>>>'), List.of('a', 'b')): passes
// expect: assertLinesMatch(List.of('a', '>>>>', 'b'), List.of('a', 'b')): org.opentest4j.AssertionFailedError: [expected 3 lines, but only got 2] expected a
// expect: >>>>
// expect: b (java.lang.String@#) actual a
// expect: b (java.lang.String@#)
// expect: assertLinesMatch(List.of('a', '>>>>', 'b'), List.of('a', 'b', 'b')): org.opentest4j.AssertionFailedError: [more actual lines than expected: 1] expected a
// expect: >>>>
// expect: b (java.lang.String@#) actual a
// expect: b
// expect: b (java.lang.String@#)
// expect: assertLinesMatch(List.of('a', '>> 0 >>', 'd'), List.of('a', 'b', 'c', 'd')): org.junit.platform.commons.PreconditionViolationException: [fast-forward(0) limit must be greater than zero]
// expect: assertLinesMatch(List.of('a', '>> -1 >>', 'd'), List.of('a', 'b', 'c', 'd')): org.junit.platform.commons.PreconditionViolationException: [fast-forward(-1) limit must be greater than zero]
// expect: assertLinesMatch(List.of('a', '  >> 2 >>  ', 'd'), List.of('a', 'b', 'c', 'd')): passes
// expect: assertLinesMatch(List.of('a', '>>', 'd'), List.of('a', 'b', 'c', 'd')): org.opentest4j.AssertionFailedError: [expected line #2 doesn't match actual line #2
// expect: 	expected: `>>`
// expect: 	  actual: `b`] expected a
// expect: >>
// expect: d (java.lang.String@#) actual a
// expect: b
// expect: c
// expect: d (java.lang.String@#)
// expect: assertLinesMatch(List.of('a', '>>>', 'd'), List.of('a', 'b', 'c', 'd')): org.opentest4j.AssertionFailedError: [expected line #2 doesn't match actual line #2
// expect: 	expected: `>>>`
// expect: 	  actual: `b`] expected a
// expect: >>>
// expect: d (java.lang.String@#) actual a
// expect: b
// expect: c
// expect: d (java.lang.String@#)
// expect: assertLinesMatch(List.of('a', '>>', 'd'), List.of('a', '>>', 'd')): passes
// expect: assertLinesMatch(List.of('a', '>> 1 >>', 'd'), List.of('a', '>> 1 >>', 'd')): passes
// expect: assertLinesMatch(List.of('>>>>', 'c', '>>>>'), List.of('a', 'b', 'c', 'd')): passes
// expect: assertLinesMatch(List.of('>>>>', 'c', 'd', 'e'), List.of('a', 'b', 'c', 'd')): org.opentest4j.AssertionFailedError: [expected line #4:`e` not found - actual lines depleted] expected >>>>
// expect: c
// expect: d
// expect: e (java.lang.String@#) actual a
// expect: b
// expect: c
// expect: d (java.lang.String@#)
// expect: assertLinesMatch(List.of('>>>>', 'c', 'e'), List.of('a', 'b', 'c', 'd')): org.opentest4j.AssertionFailedError: [expected line #3 doesn't match actual line #4
// expect: 	expected: `e`
// expect: 	  actual: `d`] expected >>>>
// expect: c
// expect: e (java.lang.String@#) actual a
// expect: b
// expect: c
// expect: d (java.lang.String@#)
// expect: assertLinesMatch(List.of('>>>>', '>> 1 >>', 'd'), List.of('a', 'b', 'c', 'd')): org.opentest4j.AssertionFailedError: [fast-forward(∞) didn't find: `>> 1 >>`] expected >>>>
// expect: >> 1 >>
// expect: d (java.lang.String@#) actual a
// expect: b
// expect: c
// expect: d (java.lang.String@#)
// expect: assertLinesMatch(List.of('a', 'b', 'c'), List.of('a', 'b', 'd')): org.opentest4j.AssertionFailedError: [expected line #3 doesn't match actual line #3
// expect: 	expected: `c`
// expect: 	  actual: `d`] expected a
// expect: b
// expect: c (java.lang.String@#) actual a
// expect: b
// expect: d (java.lang.String@#)
// expect: assertLinesMatch(List.of('a line that is rather long, and goes on'), List.of('another line that is rather long, and goes on')): org.opentest4j.AssertionFailedError: [expected line #1 doesn't match actual line #1
// expect: 	expected: `a line that is rather long, and goes on`
// expect: 	  actual: `another line that is rather long, and goes on`] expected a line that is rather long, and goes on (java.lang.String@#) actual another line that is rather long, and goes on (java.lang.String@#)
// expect: assertLinesMatch(List.of('12345678901234567890'), List.of('abcdefghijklmnopqrst')): org.opentest4j.AssertionFailedError: [expected line #1 doesn't match actual line #1
// expect: 	expected: `12345678901234567890`
// expect: 	  actual: `abcdefghijklmnopqrst`] expected 12345678901234567890 (java.lang.String@#) actual abcdefghijklmnopqrst (java.lang.String@#)
// expect: assertLinesMatch(List.of('123456789012345678901'), List.of('abcdefghijklmnopqrstu')): org.opentest4j.AssertionFailedError: [expected line #1 doesn't match actual line #1
// expect: 	expected: `123456789012345678901`
// expect: 	  actual: `abcdefghijklmnopqrstu`] expected 123456789012345678901 (java.lang.String@#) actual abcdefghijklmnopqrstu (java.lang.String@#)
// expect: assertLinesMatch(List.of('1234567890123456789012'), List.of('abcdefghijklmnopqrstuv')): org.opentest4j.AssertionFailedError: [expected line #1 doesn't match actual line #1
// expect: 	expected: `1234567890123456789012`
// expect: 	  actual: `abcdefghijklmnopqrstuv`] expected 1234567890123456789012 (java.lang.String@#) actual abcdefghijklmnopqrstuv (java.lang.String@#)
// expect: assertLinesMatch(List.of('a', '>>>>', '1234567890123456789012'), List.of('a', 'b', 'c')): org.opentest4j.AssertionFailedError: [fast-forward(∞) didn't find: `1234567890123456[...]`] expected a
// expect: >>>>
// expect: 1234567890123456789012 (java.lang.String@#) actual a
// expect: b
// expect: c (java.lang.String@#)
// expect: assertLinesMatch((List<String>) null, List.of('a')): org.junit.platform.commons.PreconditionViolationException: [expectedLines must not be null]
// expect: assertLinesMatch(List.of('a'), (List<String>) null): org.junit.platform.commons.PreconditionViolationException: [actualLines must not be null]
// expect: assertLinesMatch((List<String>) null, (List<String>) null): org.junit.platform.commons.PreconditionViolationException: [expectedLines must not be null]
// expect: assertLinesMatch(Arrays.asList('a', null), List.of('a', 'b')): org.junit.platform.commons.PreconditionViolationException: [expected line must not be null]
// expect: assertLinesMatch(List.of('a', 'b'), Arrays.asList('a', null)): org.junit.platform.commons.PreconditionViolationException: [actual line must not be null]
// expect: assertLinesMatch(Stream.of('a', 'b'), Stream.of('a', 'b')): passes
// expect: assertLinesMatch(Stream.of('a', 'b'), Stream.of('a', 'c')): org.opentest4j.AssertionFailedError: [expected line #2 doesn't match actual line #2
// expect: 	expected: `b`
// expect: 	  actual: `c`] expected a
// expect: b (java.lang.String@#) actual a
// expect: c (java.lang.String@#)
// expect: assertLinesMatch(Stream.of('a', 'b'), Stream.of('a', 'c'), 'text'): org.opentest4j.AssertionFailedError: [text ==> expected line #2 doesn't match actual line #2
// expect: 	expected: `b`
// expect: 	  actual: `c`] expected a
// expect: b (java.lang.String@#) actual a
// expect: c (java.lang.String@#)
// expect: assertLinesMatch(Stream.of('a', 'b'), Stream.of('a', 'c'), said('said')): org.opentest4j.AssertionFailedError: [said ==> expected line #2 doesn't match actual line #2
// expect: 	expected: `b`
// expect: 	  actual: `c`] expected a
// expect: b (java.lang.String@#) actual a
// expect: c (java.lang.String@#), asked 1
// expect: assertLinesMatch((Stream<String>) null, Stream.of('a')): org.junit.platform.commons.PreconditionViolationException: [expectedLines must not be null]
// expect: assertLinesMatch(Stream.of('a'), (Stream<String>) null): org.junit.platform.commons.PreconditionViolationException: [actualLines must not be null]
