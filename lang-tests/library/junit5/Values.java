// Assertions on single values: messages, values of the same text, numbers, null, blank messages.
import static org.junit.jupiter.api.Assertions.*;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.junit.jupiter.api.function.Executable;
import org.opentest4j.AssertionFailedError;

public class Values {
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

  static class Same {
    @Override
    public String toString() {
      return "same";
    }
  }

  static class Nothing {
    @Override
    public String toString() {
      return null;
    }
  }

  static class Thrower {
    @Override
    public String toString() {
      throw new IllegalStateException("no text");
    }
  }

  // Equal to everything, or to nothing.
  static class Odd {
    final boolean equal;

    Odd(boolean equal) {
      this.equal = equal;
    }

    @Override
    public boolean equals(Object other) {
      return equal;
    }

    @Override
    public int hashCode() {
      return 0;
    }

    @Override
    public String toString() {
      return "odd";
    }
  }

  public static void main(String[] args) {
    show("assertTrue(true)", () -> assertTrue(true));
    show("assertTrue(true, said('never'))", () -> assertTrue(true, said("never")));
    show("assertTrue(false)", () -> assertTrue(false));
    show("assertTrue(false, 'text')", () -> assertTrue(false, "text"));
    show("assertTrue(false, said('said'))", () -> assertTrue(false, said("said")));
    show("assertTrue(() -> true)", () -> assertTrue(() -> true));
    show("assertTrue(() -> true, 'text')", () -> assertTrue(() -> true, "text"));
    show("assertTrue(() -> true, said('never'))", () -> assertTrue(() -> true, said("never")));
    show("assertTrue(() -> false)", () -> assertTrue(() -> false));
    show("assertTrue(() -> false, 'text')", () -> assertTrue(() -> false, "text"));
    show("assertTrue(() -> false, said('said'))", () -> assertTrue(() -> false, said("said")));
    show("assertTrue(false, '')", () -> assertTrue(false, ""));
    show("assertTrue(false, '  ')", () -> assertTrue(false, "  "));
    show("assertTrue(false, (String) null)", () -> assertTrue(false, (String) null));
    show("assertTrue(false, (Supplier<String>) null)", () -> assertTrue(false, (Supplier<String>) null));
    show("assertTrue(false, said(null))", () -> assertTrue(false, said(null)));
    show("assertTrue(false, said(''))", () -> assertTrue(false, said("")));
    show("assertFalse(false)", () -> assertFalse(false));
    show("assertFalse(false, said('never'))", () -> assertFalse(false, said("never")));
    show("assertFalse(true)", () -> assertFalse(true));
    show("assertFalse(true, 'text')", () -> assertFalse(true, "text"));
    show("assertFalse(true, said('said'))", () -> assertFalse(true, said("said")));
    show("assertFalse(() -> false)", () -> assertFalse(() -> false));
    show("assertFalse(() -> false, 'text')", () -> assertFalse(() -> false, "text"));
    show("assertFalse(() -> true)", () -> assertFalse(() -> true));
    show("assertFalse(() -> true, 'text')", () -> assertFalse(() -> true, "text"));
    show("assertFalse(() -> true, said('said'))", () -> assertFalse(() -> true, said("said")));
    show("assertNull(null)", () -> assertNull(null));
    show("assertNull(null, said('never'))", () -> assertNull(null, said("never")));
    show("assertNull('x')", () -> assertNull("x"));
    show("assertNull('x', 'text')", () -> assertNull("x", "text"));
    show("assertNull('x', said('said'))", () -> assertNull("x", said("said")));
    show("assertNull('null')", () -> assertNull("null"));
    show("assertNull('')", () -> assertNull(""));
    show("assertNull(new int[] {1, 2})", () -> assertNull(new int[] {1, 2}));
    show("assertNull(String.class)", () -> assertNull(String.class));
    show("assertNull(new Nothing())", () -> assertNull(new Nothing()));
    show("assertNull(new Thrower())", () -> assertNull(new Thrower()));
    show("assertNotNull('x')", () -> assertNotNull("x"));
    show("assertNotNull('x', said('never'))", () -> assertNotNull("x", said("never")));
    show("assertNotNull(null)", () -> assertNotNull(null));
    show("assertNotNull(null, 'text')", () -> assertNotNull(null, "text"));
    show("assertNotNull(null, said('said'))", () -> assertNotNull(null, said("said")));
    String x = "x", copy = new String("x");
    show("assertSame(x, x)", () -> assertSame(x, x));
    show("assertSame(null, null)", () -> assertSame(null, null));
    show("assertSame(x, copy)", () -> assertSame(x, copy));
    show("assertSame(x, copy, 'text')", () -> assertSame(x, copy, "text"));
    show("assertSame(x, copy, said('said'))", () -> assertSame(x, copy, said("said")));
    show("assertSame(x, x, said('never'))", () -> assertSame(x, x, said("never")));
    show("assertSame(x, null)", () -> assertSame(x, null));
    show("assertSame(null, x)", () -> assertSame(null, x));
    show("assertSame(1, 2)", () -> assertSame(1, 2));
    show("assertSame(String.class, Integer.class)", () -> assertSame(String.class, Integer.class));
    show("assertNotSame(x, copy)", () -> assertNotSame(x, copy));
    show("assertNotSame(x, copy, said('never'))", () -> assertNotSame(x, copy, said("never")));
    show("assertNotSame(x, x)", () -> assertNotSame(x, x));
    show("assertNotSame(x, x, 'text')", () -> assertNotSame(x, x, "text"));
    show("assertNotSame(x, x, said('said'))", () -> assertNotSame(x, x, said("said")));
    show("assertNotSame(null, null)", () -> assertNotSame(null, null));
    int[] array = {1, 2};
    show("assertNotSame(array, array)", () -> assertNotSame(array, array));
    Same same = new Same();
    show("assertNotSame(same, same)", () -> assertNotSame(same, same));
    show("assertNotEquals(array, array)", () -> assertNotEquals(array, array));
    show("assertNotEquals(Map.Entry.class, Map.Entry.class)", () -> assertNotEquals(Map.Entry.class, Map.Entry.class));
    show("assertNotEquals(new Nothing(), null)", () -> assertNotEquals(new Nothing(), null));
    show("assertNotEquals((Object) null, null)", () -> assertNotEquals((Object) null, null));
    Nothing nothing = new Nothing();
    Thrower thrower = new Thrower();
    show("assertNotEquals(nothing, nothing)", () -> assertNotEquals(nothing, nothing));
    show("assertNotEquals(thrower, thrower)", () -> assertNotEquals(thrower, thrower));

    show("assertEquals(1, 1L)", () -> assertEquals(1, 1L));
    show("assertEquals((Object) 1, (Object) 1L)", () -> assertEquals((Object) 1, (Object) 1L));
    show("assertEquals(1, 1.0)", () -> assertEquals(1, 1.0));
    show("assertEquals('a', 97)", () -> assertEquals('a', 97));
    show("assertEquals((byte) 1, (short) 1)", () -> assertEquals((byte) 1, (short) 1));
    show("assertEquals((byte) 1, (short) 2)", () -> assertEquals((byte) 1, (short) 2));
    show("assertEquals(1, '1')", () -> assertEquals(1, "1"));
    show("assertEquals('1', 1)", () -> assertEquals("1", 1));
    show("assertEquals('a', 'a')", () -> assertEquals("a", 'a'));
    show("assertEquals(new Same(), new Same())", () -> assertEquals(new Same(), new Same()));
    show("assertEquals(new Same(), 'same')", () -> assertEquals(new Same(), "same"));
    show("assertEquals(Optional.of(1), Optional.of(1L))", () -> assertEquals(Optional.of(1), Optional.of(1L)));
    show("assertEquals(List.of(1, 2), List.of(1L, 2L))", () -> assertEquals(List.of(1, 2), List.of(1L, 2L)));
    show("assertEquals(List.of(1, 2), List.of(1, 3), said('said'))", () -> assertEquals(List.of(1, 2), List.of(1, 3), said("said")));
    show("assertEquals(new int[] {1}, new int[] {1})", () -> assertEquals(new int[] {1}, new int[] {1}));
    show("assertEquals(new int[] {1}, new int[] {2})", () -> assertEquals(new int[] {1}, new int[] {2}));
    show("assertEquals(new int[][] {{1}, null}, new String[] {'a', null})", () -> assertEquals(new int[][] {{1}, null}, new String[] {"a", null}));
    show("assertEquals(String.class, Integer.class)", () -> assertEquals(String.class, Integer.class));
    show("assertEquals(Map.Entry.class, int[].class)", () -> assertEquals(Map.Entry.class, int[].class));
    show("assertEquals(String.class, 'java.lang.String')", () -> assertEquals(String.class, "java.lang.String"));
    show("assertEquals('java.lang.String', String.class)", () -> assertEquals("java.lang.String", String.class));
    show("assertEquals(new Object() {}.getClass(), 'x')", () -> assertEquals(new Object() {}.getClass(), "x"));
    show("assertEquals('null', null)", () -> assertEquals("null", null));
    show("assertEquals(null, 'null')", () -> assertEquals(null, "null"));
    show("assertEquals(null, new Nothing())", () -> assertEquals(null, new Nothing()));
    show("assertEquals(new Nothing(), new Nothing())", () -> assertEquals(new Nothing(), new Nothing()));
    show("assertEquals(new Thrower(), new Thrower())", () -> assertEquals(new Thrower(), new Thrower()));
    show("assertEquals(new Thrower(), 'x')", () -> assertEquals(new Thrower(), "x"));
    show("assertEquals('a\\nb', 'a\\nc')", () -> assertEquals("a\nb", "a\nc"));
    show("assertEquals('', ' ')", () -> assertEquals("", " "));
    show("assertEquals('100%', '%s')", () -> assertEquals("100%", "%s"));
    show("assertEquals('a', 'b', '%s ==> ')", () -> assertEquals("a", "b", "%s ==> "));
    show("assertEquals(true, false)", () -> assertEquals(true, false));
    show("assertEquals(Boolean.TRUE, true)", () -> assertEquals(Boolean.TRUE, true));
    show("assertEquals(Thread.State.NEW, Thread.State.BLOCKED)", () -> assertEquals(Thread.State.NEW, Thread.State.BLOCKED));
    show("assertEquals(new Odd(true), 'x')", () -> assertEquals(new Odd(true), "x"));
    show("assertEquals('x', new Odd(true))", () -> assertEquals("x", new Odd(true)));
    show("assertNotEquals(new Odd(true), 'x')", () -> assertNotEquals(new Odd(true), "x"));
    show("assertNotEquals('x', new Odd(true))", () -> assertNotEquals("x", new Odd(true)));

    show("assertEquals(0.0, -0.0)", () -> assertEquals(0.0, -0.0));
    show("assertEquals(0.0f, -0.0f)", () -> assertEquals(0.0f, -0.0f));
    show("assertEquals(Double.NaN, Double.NaN)", () -> assertEquals(Double.NaN, Double.NaN));
    show("assertEquals(Float.NaN, Float.NaN)", () -> assertEquals(Float.NaN, Float.NaN));
    show("assertEquals(Double.NaN, 0.0 / 0.0 * -1)", () -> assertEquals(Double.NaN, 0.0 / 0.0 * -1));
    show("assertEquals(1.0, 1.0000001)", () -> assertEquals(1.0, 1.0000001));
    show("assertEquals(1.1f, 1.1)", () -> assertEquals(1.1f, 1.1));
    show("assertEquals((Object) 1.1f, (Object) 1.1)", () -> assertEquals((Object) 1.1f, (Object) 1.1));
    show("assertEquals(0.1 + 0.2, 0.3, 1e-9)", () -> assertEquals(0.1 + 0.2, 0.3, 1e-9));
    show("assertEquals(0.1 + 0.2, 0.3, 1e-20)", () -> assertEquals(0.1 + 0.2, 0.3, 1e-20));
    show("assertEquals(0.1 + 0.2, 0.3, 1e-20, 'text')", () -> assertEquals(0.1 + 0.2, 0.3, 1e-20, "text"));
    show("assertEquals(0.1 + 0.2, 0.3, 1e-20, said('said'))", () -> assertEquals(0.1 + 0.2, 0.3, 1e-20, said("said")));
    show("assertEquals(1.0, 1.5, 0.5)", () -> assertEquals(1.0, 1.5, 0.5));
    show("assertEquals(1.0, 1.5, 0.49)", () -> assertEquals(1.0, 1.5, 0.49));
    show("assertEquals(1.0f, 1.5f, 0.5f)", () -> assertEquals(1.0f, 1.5f, 0.5f));
    show("assertEquals(1.0f, 1.5f, 0.49f, 'text')", () -> assertEquals(1.0f, 1.5f, 0.49f, "text"));
    show("assertEquals(1.0f, 1.5f, 0.49f, said('said'))", () -> assertEquals(1.0f, 1.5f, 0.49f, said("said")));
    show("assertEquals(0.0, -0.0, 0.1)", () -> assertEquals(0.0, -0.0, 0.1));
    show("assertEquals(Double.NaN, Double.NaN, 0.1)", () -> assertEquals(Double.NaN, Double.NaN, 0.1));
    show("assertEquals(Double.NaN, 1.0, 0.1)", () -> assertEquals(Double.NaN, 1.0, 0.1));
    show("assertEquals(1.0, Double.NaN, Double.POSITIVE_INFINITY)", () -> assertEquals(1.0, Double.NaN, Double.POSITIVE_INFINITY));
    show("assertEquals(Double.POSITIVE_INFINITY, Double.POSITIVE_INFINITY, 0.1)", () -> assertEquals(Double.POSITIVE_INFINITY, Double.POSITIVE_INFINITY, 0.1));
    show("assertEquals(Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, 0.1)", () -> assertEquals(Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, 0.1));
    show("assertEquals(Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY)", () -> assertEquals(Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY));
    show("assertEquals(1.0, 1.0, 0.0)", () -> assertEquals(1.0, 1.0, 0.0));
    show("assertEquals(1.0, 1.0, -0.0)", () -> assertEquals(1.0, 1.0, -0.0));
    show("assertEquals(1.0, 1.0, -1.0)", () -> assertEquals(1.0, 1.0, -1.0));
    show("assertEquals(1.0, 1.0, Double.NaN)", () -> assertEquals(1.0, 1.0, Double.NaN));
    show("assertEquals(1.0, 1.0, -1.0, 'text')", () -> assertEquals(1.0, 1.0, -1.0, "text"));
    show("assertEquals(1.0, 1.0, -1.0, said('said'))", () -> assertEquals(1.0, 1.0, -1.0, said("said")));
    show("assertEquals(1.0f, 1.0f, 0.0f)", () -> assertEquals(1.0f, 1.0f, 0.0f));
    show("assertEquals(1.0f, 1.0f, -1.0f)", () -> assertEquals(1.0f, 1.0f, -1.0f));
    show("assertEquals(1.0f, 1.0f, Float.NaN, said('said'))", () -> assertEquals(1.0f, 1.0f, Float.NaN, said("said")));
    show("assertEquals(1, 2, 1.0)", () -> assertEquals(1, 2, 1.0));
    show("assertEquals(1, 3, 1.0)", () -> assertEquals(1, 3, 1.0));
    show("assertNotEquals(0.0, -0.0)", () -> assertNotEquals(0.0, -0.0));
    show("assertNotEquals(Double.NaN, Double.NaN)", () -> assertNotEquals(Double.NaN, Double.NaN));
    show("assertNotEquals(1.0, 1.5, 0.4)", () -> assertNotEquals(1.0, 1.5, 0.4));
    show("assertNotEquals(1.0, 1.5, 0.5)", () -> assertNotEquals(1.0, 1.5, 0.5));
    show("assertNotEquals(1.0, 1.5, 0.5, 'text')", () -> assertNotEquals(1.0, 1.5, 0.5, "text"));
    show("assertNotEquals(1.0, 1.5, 0.5, said('said'))", () -> assertNotEquals(1.0, 1.5, 0.5, said("said")));
    show("assertNotEquals(1.0f, 1.5f, 0.4f)", () -> assertNotEquals(1.0f, 1.5f, 0.4f));
    show("assertNotEquals(1.0f, 1.5f, 0.5f)", () -> assertNotEquals(1.0f, 1.5f, 0.5f));
    show("assertNotEquals(1.0f, 1.5f, 0.5f, 'text')", () -> assertNotEquals(1.0f, 1.5f, 0.5f, "text"));
    show("assertNotEquals(1.0f, 1.5f, 0.5f, said('said'))", () -> assertNotEquals(1.0f, 1.5f, 0.5f, said("said")));
    show("assertNotEquals(Double.NaN, Double.NaN, 0.5)", () -> assertNotEquals(Double.NaN, Double.NaN, 0.5));
    show("assertNotEquals(1.0, 2.0, 0.0)", () -> assertNotEquals(1.0, 2.0, 0.0));
    show("assertNotEquals(1.0, 2.0, -1.0, 'text')", () -> assertNotEquals(1.0, 2.0, -1.0, "text"));
    show("assertNotEquals(1.0f, 2.0f, -1.0f)", () -> assertNotEquals(1.0f, 2.0f, -1.0f));

    show("fail()", () -> fail());
    show("fail('text')", () -> fail("text"));
    show("fail((String) null)", () -> fail((String) null));
    show("fail('')", () -> fail(""));
    show("fail(said('said'))", () -> fail(said("said")));
    show("fail(said(null))", () -> fail(said(null)));
    show("fail(new IllegalStateException('cause'))", () -> fail(new IllegalStateException("cause")));
    show("fail('text', new IllegalStateException('cause'))", () -> fail("text", new IllegalStateException("cause")));
    show("fail('text', null)", () -> fail("text", null));

    show("assertInstanceOf(String.class, 'x')", () -> assertInstanceOf(String.class, "x"));
    System.out.println(assertInstanceOf(CharSequence.class, "x").length());
    show("assertInstanceOf(String.class, 'x', said('never'))", () -> assertInstanceOf(String.class, "x", said("never")));
    show("assertInstanceOf(String.class, 1)", () -> assertInstanceOf(String.class, 1));
    show("assertInstanceOf(String.class, 1, 'text')", () -> assertInstanceOf(String.class, 1, "text"));
    show("assertInstanceOf(String.class, 1, said('said'))", () -> assertInstanceOf(String.class, 1, said("said")));
    show("assertInstanceOf(String.class, null)", () -> assertInstanceOf(String.class, null));
    show("assertInstanceOf(String.class, null, 'text')", () -> assertInstanceOf(String.class, null, "text"));
    show("assertInstanceOf(Map.Entry.class, new IllegalStateException('e'))", () -> assertInstanceOf(Map.Entry.class, new IllegalStateException("e")));
    show("assertInstanceOf(int[].class, new long[0])", () -> assertInstanceOf(int[].class, new long[0]));
    show("assertInstanceOf(int.class, 1)", () -> assertInstanceOf(int.class, 1));
    show("assertInstanceOf(null, 1)", () -> assertInstanceOf(null, 1));
  }
}
// expect: assertTrue(true): passes
// expect: assertTrue(true, said('never')): passes
// expect: assertTrue(false): org.opentest4j.AssertionFailedError: [expected: <true> but was: <false>] expected true (java.lang.Boolean@#) actual false (java.lang.Boolean@#)
// expect: assertTrue(false, 'text'): org.opentest4j.AssertionFailedError: [text ==> expected: <true> but was: <false>] expected true (java.lang.Boolean@#) actual false (java.lang.Boolean@#)
// expect: assertTrue(false, said('said')): org.opentest4j.AssertionFailedError: [said ==> expected: <true> but was: <false>] expected true (java.lang.Boolean@#) actual false (java.lang.Boolean@#), asked 1
// expect: assertTrue(() -> true): passes
// expect: assertTrue(() -> true, 'text'): passes
// expect: assertTrue(() -> true, said('never')): passes
// expect: assertTrue(() -> false): org.opentest4j.AssertionFailedError: [expected: <true> but was: <false>] expected true (java.lang.Boolean@#) actual false (java.lang.Boolean@#)
// expect: assertTrue(() -> false, 'text'): org.opentest4j.AssertionFailedError: [text ==> expected: <true> but was: <false>] expected true (java.lang.Boolean@#) actual false (java.lang.Boolean@#)
// expect: assertTrue(() -> false, said('said')): org.opentest4j.AssertionFailedError: [said ==> expected: <true> but was: <false>] expected true (java.lang.Boolean@#) actual false (java.lang.Boolean@#), asked 1
// expect: assertTrue(false, ''): org.opentest4j.AssertionFailedError: [expected: <true> but was: <false>] expected true (java.lang.Boolean@#) actual false (java.lang.Boolean@#)
// expect: assertTrue(false, '  '): org.opentest4j.AssertionFailedError: [expected: <true> but was: <false>] expected true (java.lang.Boolean@#) actual false (java.lang.Boolean@#)
// expect: assertTrue(false, (String) null): org.opentest4j.AssertionFailedError: [expected: <true> but was: <false>] expected true (java.lang.Boolean@#) actual false (java.lang.Boolean@#)
// expect: assertTrue(false, (Supplier<String>) null): org.opentest4j.AssertionFailedError: [expected: <true> but was: <false>] expected true (java.lang.Boolean@#) actual false (java.lang.Boolean@#)
// expect: assertTrue(false, said(null)): org.opentest4j.AssertionFailedError: [null ==> expected: <true> but was: <false>] expected true (java.lang.Boolean@#) actual false (java.lang.Boolean@#), asked 1
// expect: assertTrue(false, said('')): org.opentest4j.AssertionFailedError: [expected: <true> but was: <false>] expected true (java.lang.Boolean@#) actual false (java.lang.Boolean@#), asked 1
// expect: assertFalse(false): passes
// expect: assertFalse(false, said('never')): passes
// expect: assertFalse(true): org.opentest4j.AssertionFailedError: [expected: <false> but was: <true>] expected false (java.lang.Boolean@#) actual true (java.lang.Boolean@#)
// expect: assertFalse(true, 'text'): org.opentest4j.AssertionFailedError: [text ==> expected: <false> but was: <true>] expected false (java.lang.Boolean@#) actual true (java.lang.Boolean@#)
// expect: assertFalse(true, said('said')): org.opentest4j.AssertionFailedError: [said ==> expected: <false> but was: <true>] expected false (java.lang.Boolean@#) actual true (java.lang.Boolean@#), asked 1
// expect: assertFalse(() -> false): passes
// expect: assertFalse(() -> false, 'text'): passes
// expect: assertFalse(() -> true): org.opentest4j.AssertionFailedError: [expected: <false> but was: <true>] expected false (java.lang.Boolean@#) actual true (java.lang.Boolean@#)
// expect: assertFalse(() -> true, 'text'): org.opentest4j.AssertionFailedError: [text ==> expected: <false> but was: <true>] expected false (java.lang.Boolean@#) actual true (java.lang.Boolean@#)
// expect: assertFalse(() -> true, said('said')): org.opentest4j.AssertionFailedError: [said ==> expected: <false> but was: <true>] expected false (java.lang.Boolean@#) actual true (java.lang.Boolean@#), asked 1
// expect: assertNull(null): passes
// expect: assertNull(null, said('never')): passes
// expect: assertNull('x'): org.opentest4j.AssertionFailedError: [expected: <null> but was: <x>] expected null actual x (java.lang.String@#)
// expect: assertNull('x', 'text'): org.opentest4j.AssertionFailedError: [text ==> expected: <null> but was: <x>] expected null actual x (java.lang.String@#)
// expect: assertNull('x', said('said')): org.opentest4j.AssertionFailedError: [said ==> expected: <null> but was: <x>] expected null actual x (java.lang.String@#), asked 1
// expect: assertNull('null'): org.opentest4j.AssertionFailedError: [expected: <null> but was: java.lang.String@#<null>] expected null actual null (java.lang.String@#)
// expect: assertNull(''): org.opentest4j.AssertionFailedError: [expected: <null> but was: <>] expected null actual  (java.lang.String@#)
// expect: assertNull(new int[] {1, 2}): org.opentest4j.AssertionFailedError: [expected: <null> but was: <[1, 2]>] expected null actual [I@# ([I@#)
// expect: assertNull(String.class): org.opentest4j.AssertionFailedError: [expected: <null> but was: <java.lang.String>] expected null actual class java.lang.String (java.lang.Class@#)
// expect: assertNull(new Nothing()): org.opentest4j.AssertionFailedError: [expected: <null> but was: Values$Nothing@#<null>] expected null actual null (Values$Nothing@#)
// expect: assertNull(new Thrower()): org.opentest4j.AssertionFailedError: [expected: <null> but was: <Values$Thrower@#>] expected null actual <Exception in toString(): java.lang.IllegalStateException: no text> (Values$Thrower@#)
// expect: assertNotNull('x'): passes
// expect: assertNotNull('x', said('never')): passes
// expect: assertNotNull(null): org.opentest4j.AssertionFailedError: [expected: not <null>]
// expect: assertNotNull(null, 'text'): org.opentest4j.AssertionFailedError: [text ==> expected: not <null>]
// expect: assertNotNull(null, said('said')): org.opentest4j.AssertionFailedError: [said ==> expected: not <null>], asked 1
// expect: assertSame(x, x): passes
// expect: assertSame(null, null): passes
// expect: assertSame(x, copy): org.opentest4j.AssertionFailedError: [expected: java.lang.String@#<x> but was: java.lang.String@#<x>] expected x (java.lang.String@#) actual x (java.lang.String@#)
// expect: assertSame(x, copy, 'text'): org.opentest4j.AssertionFailedError: [text ==> expected: java.lang.String@#<x> but was: java.lang.String@#<x>] expected x (java.lang.String@#) actual x (java.lang.String@#)
// expect: assertSame(x, copy, said('said')): org.opentest4j.AssertionFailedError: [said ==> expected: java.lang.String@#<x> but was: java.lang.String@#<x>] expected x (java.lang.String@#) actual x (java.lang.String@#), asked 1
// expect: assertSame(x, x, said('never')): passes
// expect: assertSame(x, null): org.opentest4j.AssertionFailedError: [expected: <x> but was: <null>] expected x (java.lang.String@#) actual null
// expect: assertSame(null, x): org.opentest4j.AssertionFailedError: [expected: <null> but was: <x>] expected null actual x (java.lang.String@#)
// expect: assertSame(1, 2): org.opentest4j.AssertionFailedError: [expected: <1> but was: <2>] expected 1 (java.lang.Integer@#) actual 2 (java.lang.Integer@#)
// expect: assertSame(String.class, Integer.class): org.opentest4j.AssertionFailedError: [expected: <java.lang.String> but was: <java.lang.Integer>] expected class java.lang.String (java.lang.Class@#) actual class java.lang.Integer (java.lang.Class@#)
// expect: assertNotSame(x, copy): passes
// expect: assertNotSame(x, copy, said('never')): passes
// expect: assertNotSame(x, x): org.opentest4j.AssertionFailedError: [expected: not same but was: <x>]
// expect: assertNotSame(x, x, 'text'): org.opentest4j.AssertionFailedError: [text ==> expected: not same but was: <x>]
// expect: assertNotSame(x, x, said('said')): org.opentest4j.AssertionFailedError: [said ==> expected: not same but was: <x>], asked 1
// expect: assertNotSame(null, null): org.opentest4j.AssertionFailedError: [expected: not same but was: <null>]
// expect: assertNotSame(array, array): org.opentest4j.AssertionFailedError: [expected: not same but was: <[I@#>]
// expect: assertNotSame(same, same): org.opentest4j.AssertionFailedError: [expected: not same but was: <same>]
// expect: assertNotEquals(array, array): org.opentest4j.AssertionFailedError: [expected: not equal but was: <[I@#>]
// expect: assertNotEquals(Map.Entry.class, Map.Entry.class): org.opentest4j.AssertionFailedError: [expected: not equal but was: <interface java.util.Map$Entry>]
// expect: assertNotEquals(new Nothing(), null): passes
// expect: assertNotEquals((Object) null, null): org.opentest4j.AssertionFailedError: [expected: not equal but was: <null>]
// expect: assertNotEquals(nothing, nothing): org.opentest4j.AssertionFailedError: [expected: not equal but was: <null>]
// expect: assertNotEquals(thrower, thrower): java.lang.IllegalStateException: [no text]
// expect: assertEquals(1, 1L): passes
// expect: assertEquals((Object) 1, (Object) 1L): org.opentest4j.AssertionFailedError: [expected: java.lang.Integer@#<1> but was: java.lang.Long@#<1>] expected 1 (java.lang.Integer@#) actual 1 (java.lang.Long@#)
// expect: assertEquals(1, 1.0): passes
// expect: assertEquals('a', 97): passes
// expect: assertEquals((byte) 1, (short) 1): passes
// expect: assertEquals((byte) 1, (short) 2): org.opentest4j.AssertionFailedError: [expected: <1> but was: <2>] expected 1 (java.lang.Short@#) actual 2 (java.lang.Short@#)
// expect: assertEquals(1, '1'): org.opentest4j.AssertionFailedError: [expected: java.lang.Integer@#<1> but was: java.lang.String@#<1>] expected 1 (java.lang.Integer@#) actual 1 (java.lang.String@#)
// expect: assertEquals('1', 1): org.opentest4j.AssertionFailedError: [expected: java.lang.String@#<1> but was: java.lang.Integer@#<1>] expected 1 (java.lang.String@#) actual 1 (java.lang.Integer@#)
// expect: assertEquals('a', 'a'): org.opentest4j.AssertionFailedError: [expected: java.lang.String@#<a> but was: java.lang.Character@#<a>] expected a (java.lang.String@#) actual a (java.lang.Character@#)
// expect: assertEquals(new Same(), new Same()): org.opentest4j.AssertionFailedError: [expected: Values$Same@#<same> but was: Values$Same@#<same>] expected same (Values$Same@#) actual same (Values$Same@#)
// expect: assertEquals(new Same(), 'same'): org.opentest4j.AssertionFailedError: [expected: Values$Same@#<same> but was: java.lang.String@#<same>] expected same (Values$Same@#) actual same (java.lang.String@#)
// expect: assertEquals(Optional.of(1), Optional.of(1L)): org.opentest4j.AssertionFailedError: [expected: java.util.Optional@#<Optional[1]> but was: java.util.Optional@#<Optional[1]>] expected Optional[1] (java.util.Optional@#) actual Optional[1] (java.util.Optional@#)
// expect: assertEquals(List.of(1, 2), List.of(1L, 2L)): org.opentest4j.AssertionFailedError: [expected: Immutable@#<[1, 2]> but was: Immutable@#<[1, 2]>] expected [1, 2] (Immutable@#) actual [1, 2] (Immutable@#)
// expect: assertEquals(List.of(1, 2), List.of(1, 3), said('said')): org.opentest4j.AssertionFailedError: [said ==> expected: <[1, 2]> but was: <[1, 3]>] expected [1, 2] (Immutable@#) actual [1, 3] (Immutable@#), asked 1
// expect: assertEquals(new int[] {1}, new int[] {1}): org.opentest4j.AssertionFailedError: [expected: [I@#<[1]> but was: [I@#<[1]>] expected [I@# ([I@#) actual [I@# ([I@#)
// expect: assertEquals(new int[] {1}, new int[] {2}): org.opentest4j.AssertionFailedError: [expected: <[1]> but was: <[2]>] expected [I@# ([I@#) actual [I@# ([I@#)
// expect: assertEquals(new int[][] {{1}, null}, new String[] {'a', null}): org.opentest4j.AssertionFailedError: [expected: <[[1], null]> but was: <[a, null]>] expected [[I@# ([[I@#) actual [Ljava.lang.String;@# ([Ljava.lang.String;@#)
// expect: assertEquals(String.class, Integer.class): org.opentest4j.AssertionFailedError: [expected: <java.lang.String> but was: <java.lang.Integer>] expected class java.lang.String (java.lang.Class@#) actual class java.lang.Integer (java.lang.Class@#)
// expect: assertEquals(Map.Entry.class, int[].class): org.opentest4j.AssertionFailedError: [expected: <java.util.Map.Entry> but was: <int[]>] expected interface java.util.Map$Entry (java.lang.Class@#) actual class [I (java.lang.Class@#)
// expect: assertEquals(String.class, 'java.lang.String'): org.opentest4j.AssertionFailedError: [expected: <java.lang.String@#> but was: java.lang.String@#<java.lang.String>] expected class java.lang.String (java.lang.Class@#) actual java.lang.String (java.lang.String@#)
// expect: assertEquals('java.lang.String', String.class): org.opentest4j.AssertionFailedError: [expected: java.lang.String@#<java.lang.String> but was: <java.lang.String@#>] expected java.lang.String (java.lang.String@#) actual class java.lang.String (java.lang.Class@#)
// expect: assertEquals(new Object() {}.getClass(), 'x'): org.opentest4j.AssertionFailedError: [expected: <Values$1> but was: <x>] expected class Values$1 (java.lang.Class@#) actual x (java.lang.String@#)
// expect: assertEquals('null', null): org.opentest4j.AssertionFailedError: [expected: java.lang.String@#<null> but was: <null>] expected null (java.lang.String@#) actual null
// expect: assertEquals(null, 'null'): org.opentest4j.AssertionFailedError: [expected: <null> but was: java.lang.String@#<null>] expected null actual null (java.lang.String@#)
// expect: assertEquals(null, new Nothing()): org.opentest4j.AssertionFailedError: [expected: <null> but was: Values$Nothing@#<null>] expected null actual null (Values$Nothing@#)
// expect: assertEquals(new Nothing(), new Nothing()): org.opentest4j.AssertionFailedError: [expected: Values$Nothing@#<null> but was: Values$Nothing@#<null>] expected null (Values$Nothing@#) actual null (Values$Nothing@#)
// expect: assertEquals(new Thrower(), new Thrower()): org.opentest4j.AssertionFailedError: [expected: <Values$Thrower@#> but was: <Values$Thrower@#>] expected <Exception in toString(): java.lang.IllegalStateException: no text> (Values$Thrower@#) actual <Exception in toString(): java.lang.IllegalStateException: no text> (Values$Thrower@#)
// expect: assertEquals(new Thrower(), 'x'): org.opentest4j.AssertionFailedError: [expected: <Values$Thrower@#> but was: <x>] expected <Exception in toString(): java.lang.IllegalStateException: no text> (Values$Thrower@#) actual x (java.lang.String@#)
// expect: assertEquals('a\nb', 'a\nc'): org.opentest4j.AssertionFailedError: [expected: <a
// expect: b> but was: <a
// expect: c>] expected a
// expect: b (java.lang.String@#) actual a
// expect: c (java.lang.String@#)
// expect: assertEquals('', ' '): org.opentest4j.AssertionFailedError: [expected: <> but was: < >] expected  (java.lang.String@#) actual   (java.lang.String@#)
// expect: assertEquals('100%', '%s'): org.opentest4j.AssertionFailedError: [expected: <100%> but was: <%s>] expected 100% (java.lang.String@#) actual %s (java.lang.String@#)
// expect: assertEquals('a', 'b', '%s ==> '): org.opentest4j.AssertionFailedError: [%s ==>  ==> expected: <a> but was: <b>] expected a (java.lang.String@#) actual b (java.lang.String@#)
// expect: assertEquals(true, false): org.opentest4j.AssertionFailedError: [expected: <true> but was: <false>] expected true (java.lang.Boolean@#) actual false (java.lang.Boolean@#)
// expect: assertEquals(Boolean.TRUE, true): passes
// expect: assertEquals(Thread.State.NEW, Thread.State.BLOCKED): org.opentest4j.AssertionFailedError: [expected: <NEW> but was: <BLOCKED>] expected NEW (java.lang.Thread$State@#) actual BLOCKED (java.lang.Thread$State@#)
// expect: assertEquals(new Odd(true), 'x'): passes
// expect: assertEquals('x', new Odd(true)): org.opentest4j.AssertionFailedError: [expected: <x> but was: <odd>] expected x (java.lang.String@#) actual odd (Values$Odd@#)
// expect: assertNotEquals(new Odd(true), 'x'): org.opentest4j.AssertionFailedError: [expected: not equal but was: <x>]
// expect: assertNotEquals('x', new Odd(true)): passes
// expect: assertEquals(0.0, -0.0): org.opentest4j.AssertionFailedError: [expected: <0.0> but was: <-0.0>] expected 0.0 (java.lang.Double@#) actual -0.0 (java.lang.Double@#)
// expect: assertEquals(0.0f, -0.0f): org.opentest4j.AssertionFailedError: [expected: <0.0> but was: <-0.0>] expected 0.0 (java.lang.Float@#) actual -0.0 (java.lang.Float@#)
// expect: assertEquals(Double.NaN, Double.NaN): passes
// expect: assertEquals(Float.NaN, Float.NaN): passes
// expect: assertEquals(Double.NaN, 0.0 / 0.0 * -1): passes
// expect: assertEquals(1.0, 1.0000001): org.opentest4j.AssertionFailedError: [expected: <1.0> but was: <1.0000001>] expected 1.0 (java.lang.Double@#) actual 1.0000001 (java.lang.Double@#)
// expect: assertEquals(1.1f, 1.1): org.opentest4j.AssertionFailedError: [expected: <1.100000023841858> but was: <1.1>] expected 1.100000023841858 (java.lang.Double@#) actual 1.1 (java.lang.Double@#)
// expect: assertEquals((Object) 1.1f, (Object) 1.1): org.opentest4j.AssertionFailedError: [expected: java.lang.Float@#<1.1> but was: java.lang.Double@#<1.1>] expected 1.1 (java.lang.Float@#) actual 1.1 (java.lang.Double@#)
// expect: assertEquals(0.1 + 0.2, 0.3, 1e-9): passes
// expect: assertEquals(0.1 + 0.2, 0.3, 1e-20): org.opentest4j.AssertionFailedError: [expected: <0.30000000000000004> but was: <0.3>] expected 0.30000000000000004 (java.lang.Double@#) actual 0.3 (java.lang.Double@#)
// expect: assertEquals(0.1 + 0.2, 0.3, 1e-20, 'text'): org.opentest4j.AssertionFailedError: [text ==> expected: <0.30000000000000004> but was: <0.3>] expected 0.30000000000000004 (java.lang.Double@#) actual 0.3 (java.lang.Double@#)
// expect: assertEquals(0.1 + 0.2, 0.3, 1e-20, said('said')): org.opentest4j.AssertionFailedError: [said ==> expected: <0.30000000000000004> but was: <0.3>] expected 0.30000000000000004 (java.lang.Double@#) actual 0.3 (java.lang.Double@#), asked 1
// expect: assertEquals(1.0, 1.5, 0.5): passes
// expect: assertEquals(1.0, 1.5, 0.49): org.opentest4j.AssertionFailedError: [expected: <1.0> but was: <1.5>] expected 1.0 (java.lang.Double@#) actual 1.5 (java.lang.Double@#)
// expect: assertEquals(1.0f, 1.5f, 0.5f): passes
// expect: assertEquals(1.0f, 1.5f, 0.49f, 'text'): org.opentest4j.AssertionFailedError: [text ==> expected: <1.0> but was: <1.5>] expected 1.0 (java.lang.Float@#) actual 1.5 (java.lang.Float@#)
// expect: assertEquals(1.0f, 1.5f, 0.49f, said('said')): org.opentest4j.AssertionFailedError: [said ==> expected: <1.0> but was: <1.5>] expected 1.0 (java.lang.Float@#) actual 1.5 (java.lang.Float@#), asked 1
// expect: assertEquals(0.0, -0.0, 0.1): passes
// expect: assertEquals(Double.NaN, Double.NaN, 0.1): passes
// expect: assertEquals(Double.NaN, 1.0, 0.1): org.opentest4j.AssertionFailedError: [expected: <NaN> but was: <1.0>] expected NaN (java.lang.Double@#) actual 1.0 (java.lang.Double@#)
// expect: assertEquals(1.0, Double.NaN, Double.POSITIVE_INFINITY): org.opentest4j.AssertionFailedError: [expected: <1.0> but was: <NaN>] expected 1.0 (java.lang.Double@#) actual NaN (java.lang.Double@#)
// expect: assertEquals(Double.POSITIVE_INFINITY, Double.POSITIVE_INFINITY, 0.1): passes
// expect: assertEquals(Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, 0.1): org.opentest4j.AssertionFailedError: [expected: <Infinity> but was: <-Infinity>] expected Infinity (java.lang.Double@#) actual -Infinity (java.lang.Double@#)
// expect: assertEquals(Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY): passes
// expect: assertEquals(1.0, 1.0, 0.0): passes
// expect: assertEquals(1.0, 1.0, -0.0): passes
// expect: assertEquals(1.0, 1.0, -1.0): org.opentest4j.AssertionFailedError: [positive delta expected but was: <-1.0>]
// expect: assertEquals(1.0, 1.0, Double.NaN): org.opentest4j.AssertionFailedError: [positive delta expected but was: <NaN>]
// expect: assertEquals(1.0, 1.0, -1.0, 'text'): org.opentest4j.AssertionFailedError: [positive delta expected but was: <-1.0>]
// expect: assertEquals(1.0, 1.0, -1.0, said('said')): org.opentest4j.AssertionFailedError: [positive delta expected but was: <-1.0>]
// expect: assertEquals(1.0f, 1.0f, 0.0f): passes
// expect: assertEquals(1.0f, 1.0f, -1.0f): org.opentest4j.AssertionFailedError: [positive delta expected but was: <-1.0>]
// expect: assertEquals(1.0f, 1.0f, Float.NaN, said('said')): org.opentest4j.AssertionFailedError: [positive delta expected but was: <NaN>]
// expect: assertEquals(1, 2, 1.0): passes
// expect: assertEquals(1, 3, 1.0): org.opentest4j.AssertionFailedError: [expected: <1.0> but was: <3.0>] expected 1.0 (java.lang.Double@#) actual 3.0 (java.lang.Double@#)
// expect: assertNotEquals(0.0, -0.0): passes
// expect: assertNotEquals(Double.NaN, Double.NaN): org.opentest4j.AssertionFailedError: [expected: not equal but was: <NaN>]
// expect: assertNotEquals(1.0, 1.5, 0.4): passes
// expect: assertNotEquals(1.0, 1.5, 0.5): org.opentest4j.AssertionFailedError: [expected: not equal but was: <1.5>]
// expect: assertNotEquals(1.0, 1.5, 0.5, 'text'): org.opentest4j.AssertionFailedError: [text ==> expected: not equal but was: <1.5>]
// expect: assertNotEquals(1.0, 1.5, 0.5, said('said')): org.opentest4j.AssertionFailedError: [said ==> expected: not equal but was: <1.5>], asked 1
// expect: assertNotEquals(1.0f, 1.5f, 0.4f): passes
// expect: assertNotEquals(1.0f, 1.5f, 0.5f): org.opentest4j.AssertionFailedError: [expected: not equal but was: <1.5>]
// expect: assertNotEquals(1.0f, 1.5f, 0.5f, 'text'): org.opentest4j.AssertionFailedError: [text ==> expected: not equal but was: <1.5>]
// expect: assertNotEquals(1.0f, 1.5f, 0.5f, said('said')): org.opentest4j.AssertionFailedError: [said ==> expected: not equal but was: <1.5>], asked 1
// expect: assertNotEquals(Double.NaN, Double.NaN, 0.5): org.opentest4j.AssertionFailedError: [expected: not equal but was: <NaN>]
// expect: assertNotEquals(1.0, 2.0, 0.0): passes
// expect: assertNotEquals(1.0, 2.0, -1.0, 'text'): org.opentest4j.AssertionFailedError: [positive delta expected but was: <-1.0>]
// expect: assertNotEquals(1.0f, 2.0f, -1.0f): org.opentest4j.AssertionFailedError: [positive delta expected but was: <-1.0>]
// expect: fail(): org.opentest4j.AssertionFailedError: []
// expect: fail('text'): org.opentest4j.AssertionFailedError: [text]
// expect: fail((String) null): org.opentest4j.AssertionFailedError: []
// expect: fail(''): org.opentest4j.AssertionFailedError: []
// expect: fail(said('said')): org.opentest4j.AssertionFailedError: [said], asked 1
// expect: fail(said(null)): org.opentest4j.AssertionFailedError: [], asked 1
// expect: fail(new IllegalStateException('cause')): org.opentest4j.AssertionFailedError: [] cause java.lang.IllegalStateException: cause
// expect: fail('text', new IllegalStateException('cause')): org.opentest4j.AssertionFailedError: [text] cause java.lang.IllegalStateException: cause
// expect: fail('text', null): org.opentest4j.AssertionFailedError: [text]
// expect: assertInstanceOf(String.class, 'x'): passes
// expect: 1
// expect: assertInstanceOf(String.class, 'x', said('never')): passes
// expect: assertInstanceOf(String.class, 1): org.opentest4j.AssertionFailedError: [Unexpected type, expected: <java.lang.String> but was: <java.lang.Integer>] expected class java.lang.String (java.lang.Class@#) actual class java.lang.Integer (java.lang.Class@#)
// expect: assertInstanceOf(String.class, 1, 'text'): org.opentest4j.AssertionFailedError: [text ==> Unexpected type, expected: <java.lang.String> but was: <java.lang.Integer>] expected class java.lang.String (java.lang.Class@#) actual class java.lang.Integer (java.lang.Class@#)
// expect: assertInstanceOf(String.class, 1, said('said')): org.opentest4j.AssertionFailedError: [said ==> Unexpected type, expected: <java.lang.String> but was: <java.lang.Integer>] expected class java.lang.String (java.lang.Class@#) actual class java.lang.Integer (java.lang.Class@#), asked 1
// expect: assertInstanceOf(String.class, null): org.opentest4j.AssertionFailedError: [Unexpected null value, expected: <java.lang.String> but was: <null>] expected class java.lang.String (java.lang.Class@#) actual null
// expect: assertInstanceOf(String.class, null, 'text'): org.opentest4j.AssertionFailedError: [text ==> Unexpected null value, expected: <java.lang.String> but was: <null>] expected class java.lang.String (java.lang.Class@#) actual null
// expect: assertInstanceOf(Map.Entry.class, new IllegalStateException('e')): org.opentest4j.AssertionFailedError: [Unexpected type, expected: <java.util.Map.Entry> but was: <java.lang.IllegalStateException>] expected interface java.util.Map$Entry (java.lang.Class@#) actual class java.lang.IllegalStateException (java.lang.Class@#)
// expect: assertInstanceOf(int[].class, new long[0]): org.opentest4j.AssertionFailedError: [Unexpected type, expected: <int[]> but was: <long[]>] expected class [I (java.lang.Class@#) actual class [J (java.lang.Class@#)
// expect: assertInstanceOf(int.class, 1): org.opentest4j.AssertionFailedError: [Unexpected type, expected: <int> but was: <java.lang.Integer>] expected int (java.lang.Class@#) actual class java.lang.Integer (java.lang.Class@#)
// expect: assertInstanceOf(null, 1): java.lang.NullPointerException: [Cannot invoke "java.lang.Class.isInstance(Object)" because "expectedType" is null]
