// Assertions of JUnit 4: values, exceptions, messages.
import static org.junit.Assert.*;

import java.util.List;
import org.junit.ComparisonFailure;

public class Values {
  interface Code {
    void run() throws Throwable;
  }

  // Runs one assertion and says what has become of it. Hash codes are left out.
  static void show(String what, Code code) {
    String end;
    try {
      code.run();
      end = "passes";
    } catch (Throwable e) {
      end = e.getClass().getName() + ": [" + e.getMessage() + "] " + e;
      if (e.getCause() != null) end += " cause " + e.getCause();
    }
    System.out.println(what + ": " + end.replaceAll("@[0-9a-f]+", "@#").replaceAll("java.util.Immutable[a-zA-Z0-9$]+", "Immutable"));
  }

  static class Same {
    final int hidden;

    Same(int hidden) {
      this.hidden = hidden;
    }

    @Override
    public String toString() {
      return "same";
    }
  }

  static class Own extends Exception {}

  public static void main(String[] args) {
    show("assertTrue(true)", () -> assertTrue(true));
    show("assertTrue(false)", () -> assertTrue(false));
    show("assertTrue('text', true)", () -> assertTrue("text", true));
    show("assertTrue('text', false)", () -> assertTrue("text", false));
    show("assertTrue(null, false)", () -> assertTrue(null, false));
    show("assertTrue('', false)", () -> assertTrue("", false));
    show("assertFalse(false)", () -> assertFalse(false));
    show("assertFalse(true)", () -> assertFalse(true));
    show("assertFalse('text', true)", () -> assertFalse("text", true));
    show("fail()", () -> fail());
    show("fail('text')", () -> fail("text"));
    show("fail(null)", () -> fail(null));
    show("assertEquals(1, 1)", () -> assertEquals(1, 1));
    show("assertEquals(1, 2)", () -> assertEquals(1, 2));
    show("assertEquals('text', 1, 2)", () -> assertEquals("text", 1, 2));
    show("assertEquals('text', 1L, 2)", () -> assertEquals("text", 1L, 2));
    show("assertEquals('a', 'b')", () -> assertEquals('a', 'b'));
    show("assertEquals((Object) 1, (Object) 1L)", () -> assertEquals((Object) 1, (Object) 1L));
    show("assertEquals('text', (Object) 1, (Object) 1L)", () -> assertEquals("text", (Object) 1, (Object) 1L));
    show("assertEquals(null, null)", () -> assertEquals(null, null));
    show("assertEquals(null, 'x')", () -> assertEquals(null, "x"));
    show("assertEquals('x', null)", () -> assertEquals("x", null));
    show("assertEquals('null', null)", () -> assertEquals("null", null));
    show("assertEquals(new Same(1), new Same(2))", () -> assertEquals(new Same(1), new Same(2)));
    show("assertEquals('text', new Same(1), 'same')", () -> assertEquals("text", new Same(1), "same"));
    show("assertEquals(null, 1, 2)", () -> assertEquals(null, 1, 2));
    show("assertEquals('', 1, 2)", () -> assertEquals("", 1, 2));
    show("assertEquals(List.of(1), List.of(2))", () -> assertEquals(List.of(1), List.of(2)));
    show("assertEquals(String.class, Integer.class)", () -> assertEquals(String.class, Integer.class));
    show("assertEquals(new int[] {1}, new int[] {1})", () -> assertEquals(new int[] {1}, new int[] {1}));
    show("assertEquals(1.0, 1.0)", () -> assertEquals(1.0, 1.0));
    show("assertEquals('text', 1.0, 1.0)", () -> assertEquals("text", 1.0, 1.0));
    show("assertEquals(1.0, 1.5, 0.5)", () -> assertEquals(1.0, 1.5, 0.5));
    show("assertEquals(1.0, 1.5, 0.25)", () -> assertEquals(1.0, 1.5, 0.25));
    show("assertEquals('text', 1.0, 1.5, 0.25)", () -> assertEquals("text", 1.0, 1.5, 0.25));
    show("assertEquals(1.0f, 1.5f, 0.5f)", () -> assertEquals(1.0f, 1.5f, 0.5f));
    show("assertEquals(1.0f, 1.5f, 0.25f)", () -> assertEquals(1.0f, 1.5f, 0.25f));
    show("assertEquals('text', 1.0f, 1.5f, 0.25f)", () -> assertEquals("text", 1.0f, 1.5f, 0.25f));
    show("assertEquals(Double.NaN, Double.NaN, 0)", () -> assertEquals(Double.NaN, Double.NaN, 0));
    show("assertEquals(Double.NaN, 1, 5)", () -> assertEquals(Double.NaN, 1, 5));
    show("assertEquals(0.0, -0.0, 0)", () -> assertEquals(0.0, -0.0, 0));
    show("assertEquals(1, 1, -1.0)", () -> assertEquals(1, 1, -1.0));
    show("assertEquals(1, 2, -1.0)", () -> assertEquals(1, 2, -1.0));
    show("assertEquals(1, 2, Double.NaN)", () -> assertEquals(1, 2, Double.NaN));
    show("assertEquals(1, 1, Double.NaN)", () -> assertEquals(1, 1, Double.NaN));
    show("assertEquals(Double.POSITIVE_INFINITY, Double.POSITIVE_INFINITY, 0)", () -> assertEquals(Double.POSITIVE_INFINITY, Double.POSITIVE_INFINITY, 0));
    show("assertEquals(new Object[] {1}, new Object[] {1})", () -> assertEquals(new Object[] {1}, new Object[] {1}));
    show("assertEquals(new Object[] {1}, new Object[] {2})", () -> assertEquals(new Object[] {1}, new Object[] {2}));
    show("assertEquals('text', new Object[] {1}, new Object[] {2})", () -> assertEquals("text", new Object[] {1}, new Object[] {2}));
    show("assertNotEquals(1, 2)", () -> assertNotEquals(1, 2));
    show("assertNotEquals(1, 1)", () -> assertNotEquals(1, 1));
    show("assertNotEquals('text', 1, 1)", () -> assertNotEquals("text", 1, 1));
    show("assertNotEquals('text', 1L, 2L)", () -> assertNotEquals("text", 1L, 2L));
    show("assertNotEquals('a', 'b')", () -> assertNotEquals("a", "b"));
    show("assertNotEquals('a', 'a')", () -> assertNotEquals("a", "a"));
    show("assertNotEquals('text', 'a', 'a')", () -> assertNotEquals("text", "a", "a"));
    show("assertNotEquals('', 'a', 'a')", () -> assertNotEquals("", "a", "a"));
    show("assertNotEquals(null, null)", () -> assertNotEquals(null, null));
    show("assertNotEquals(null, 'a')", () -> assertNotEquals(null, "a"));
    show("assertNotEquals('a', null)", () -> assertNotEquals("a", null));
    show("assertNotEquals(1.0, 1.5, 0.25)", () -> assertNotEquals(1.0, 1.5, 0.25));
    show("assertNotEquals(1.0, 1.5, 0.5)", () -> assertNotEquals(1.0, 1.5, 0.5));
    show("assertNotEquals('text', 1.0, 1.5, 0.5)", () -> assertNotEquals("text", 1.0, 1.5, 0.5));
    show("assertNotEquals(1.0f, 1.5f, 0.25f)", () -> assertNotEquals(1.0f, 1.5f, 0.25f));
    show("assertNotEquals(1.0f, 1.5f, 0.5f)", () -> assertNotEquals(1.0f, 1.5f, 0.5f));
    show("assertNotEquals('text', 1.0f, 1.5f, 0.5f)", () -> assertNotEquals("text", 1.0f, 1.5f, 0.5f));
    show("assertNotEquals(Double.NaN, Double.NaN, 0)", () -> assertNotEquals(Double.NaN, Double.NaN, 0));
    show("assertNull(null)", () -> assertNull(null));
    show("assertNull('x')", () -> assertNull("x"));
    show("assertNull('text', 'x')", () -> assertNull("text", "x"));
    show("assertNull('', 'x')", () -> assertNull("", "x"));
    show("assertNotNull('x')", () -> assertNotNull("x"));
    show("assertNotNull(null)", () -> assertNotNull(null));
    show("assertNotNull('text', null)", () -> assertNotNull("text", null));
    String x = "x", copy = new String("x");
    show("assertSame(x, x)", () -> assertSame(x, x));
    show("assertSame(x, copy)", () -> assertSame(x, copy));
    show("assertSame('text', x, copy)", () -> assertSame("text", x, copy));
    show("assertSame('', x, null)", () -> assertSame("", x, null));
    show("assertNotSame(x, copy)", () -> assertNotSame(x, copy));
    show("assertNotSame(x, x)", () -> assertNotSame(x, x));
    show("assertNotSame('text', x, x)", () -> assertNotSame("text", x, x));
    show("assertNotSame('', x, x)", () -> assertNotSame("", x, x));

    show("assertThrows(IllegalStateException.class, () -> { throw new IllegalStateException('thrown'); })", () -> assertThrows(IllegalStateException.class, () -> { throw new IllegalStateException("thrown"); }));
    System.out.println(assertThrows(RuntimeException.class, () -> { throw new IllegalStateException("thrown"); }).getMessage());
    System.out.println(assertThrows("text", RuntimeException.class, () -> { throw new IllegalStateException("thrown"); }).getMessage());
    show("assertThrows(IllegalArgumentException.class, () -> { throw new IllegalStateException('thrown'); })", () -> assertThrows(IllegalArgumentException.class, () -> { throw new IllegalStateException("thrown"); }));
    show("assertThrows('text', IllegalArgumentException.class, () -> { throw new IllegalStateException('thrown'); })", () -> assertThrows("text", IllegalArgumentException.class, () -> { throw new IllegalStateException("thrown"); }));
    show("assertThrows('', IllegalArgumentException.class, () -> { throw new IllegalStateException('thrown'); })", () -> assertThrows("", IllegalArgumentException.class, () -> { throw new IllegalStateException("thrown"); }));
    show("assertThrows(IllegalArgumentException.class, () -> {})", () -> assertThrows(IllegalArgumentException.class, () -> {}));
    show("assertThrows('text', Own.class, () -> {})", () -> assertThrows("text", Own.class, () -> {}));
    show("assertThrows(Own.class, () -> { throw new Error(); })", () -> assertThrows(Own.class, () -> { throw new Error(); }));
    show("assertThrows(Exception.class, () -> fail('inner'))", () -> assertThrows(Exception.class, () -> fail("inner")));
    show("assertThrows(AssertionError.class, () -> fail('inner'))", () -> assertThrows(AssertionError.class, () -> fail("inner")));
    show("assertThrows(RuntimeException.class, () -> { throw new OutOfMemoryError('full'); })", () -> assertThrows(RuntimeException.class, () -> { throw new OutOfMemoryError("full"); }));

    String[] texts = {"", "a", "b", "ab", "abc", "abbc", "ac", "aa", "aaa", "aba", "ab\nc", "abc abc", "abc abd abc",
    "0123456789012345678901234567890 same at the start", "0123456789012345678901234567890 x at the start",
    "the end is x 0123456789012345678901234567890", "the end is here 0123456789012345678901234567890",
    "0123456789012345678901234567890 x 0123456789012345678901234567890", "0123456789012345678901234567890 yy 0123456789012345678901234567890",
    "01234567890123456789x01234567890123456789", "01234567890123456789y01234567890123456789", "01234567890123456789", "012345678901234567890"};
    for (String a : texts) for (String b : texts) show("'" + a + "' and '" + b + "'", () -> assertEquals("text", a, b));
    show("assertEquals('text', 'a', 'b')", () -> assertEquals("text", "a", "b"));
    show("assertEquals(null, 'a', 'b')", () -> assertEquals(null, "a", "b"));
    show("assertEquals('', 'a', 'b')", () -> assertEquals("", "a", "b"));
    ComparisonFailure failure = new ComparisonFailure("text", "a", null);
    System.out.println(failure.getMessage() + " " + failure.getExpected() + " " + failure.getActual());
    System.out.println(new ComparisonFailure(null, "same", "same").getMessage());
    System.out.println(new ComparisonFailure(null, "abc", "adc").getMessage());
  }
}
// expect: assertTrue(true): passes
// expect: assertTrue(false): java.lang.AssertionError: [null] java.lang.AssertionError
// expect: assertTrue('text', true): passes
// expect: assertTrue('text', false): java.lang.AssertionError: [text] java.lang.AssertionError: text
// expect: assertTrue(null, false): java.lang.AssertionError: [null] java.lang.AssertionError
// expect: assertTrue('', false): java.lang.AssertionError: [] java.lang.AssertionError: 
// expect: assertFalse(false): passes
// expect: assertFalse(true): java.lang.AssertionError: [null] java.lang.AssertionError
// expect: assertFalse('text', true): java.lang.AssertionError: [text] java.lang.AssertionError: text
// expect: fail(): java.lang.AssertionError: [null] java.lang.AssertionError
// expect: fail('text'): java.lang.AssertionError: [text] java.lang.AssertionError: text
// expect: fail(null): java.lang.AssertionError: [null] java.lang.AssertionError
// expect: assertEquals(1, 1): passes
// expect: assertEquals(1, 2): java.lang.AssertionError: [expected:<1> but was:<2>] java.lang.AssertionError: expected:<1> but was:<2>
// expect: assertEquals('text', 1, 2): java.lang.AssertionError: [text expected:<1> but was:<2>] java.lang.AssertionError: text expected:<1> but was:<2>
// expect: assertEquals('text', 1L, 2): java.lang.AssertionError: [text expected:<1> but was:<2>] java.lang.AssertionError: text expected:<1> but was:<2>
// expect: assertEquals('a', 'b'): java.lang.AssertionError: [expected:<97> but was:<98>] java.lang.AssertionError: expected:<97> but was:<98>
// expect: assertEquals((Object) 1, (Object) 1L): java.lang.AssertionError: [expected: java.lang.Integer<1> but was: java.lang.Long<1>] java.lang.AssertionError: expected: java.lang.Integer<1> but was: java.lang.Long<1>
// expect: assertEquals('text', (Object) 1, (Object) 1L): java.lang.AssertionError: [text expected: java.lang.Integer<1> but was: java.lang.Long<1>] java.lang.AssertionError: text expected: java.lang.Integer<1> but was: java.lang.Long<1>
// expect: assertEquals(null, null): passes
// expect: assertEquals(null, 'x'): java.lang.AssertionError: [expected:<null> but was:<x>] java.lang.AssertionError: expected:<null> but was:<x>
// expect: assertEquals('x', null): java.lang.AssertionError: [expected:<x> but was:<null>] java.lang.AssertionError: expected:<x> but was:<null>
// expect: assertEquals('null', null): java.lang.AssertionError: [expected: java.lang.String<null> but was: null<null>] java.lang.AssertionError: expected: java.lang.String<null> but was: null<null>
// expect: assertEquals(new Same(1), new Same(2)): java.lang.AssertionError: [expected: Values$Same<same> but was: Values$Same<same>] java.lang.AssertionError: expected: Values$Same<same> but was: Values$Same<same>
// expect: assertEquals('text', new Same(1), 'same'): java.lang.AssertionError: [text expected: Values$Same<same> but was: java.lang.String<same>] java.lang.AssertionError: text expected: Values$Same<same> but was: java.lang.String<same>
// expect: assertEquals(null, 1, 2): java.lang.AssertionError: [expected:<1> but was:<2>] java.lang.AssertionError: expected:<1> but was:<2>
// expect: assertEquals('', 1, 2): java.lang.AssertionError: [expected:<1> but was:<2>] java.lang.AssertionError: expected:<1> but was:<2>
// expect: assertEquals(List.of(1), List.of(2)): java.lang.AssertionError: [expected:<[1]> but was:<[2]>] java.lang.AssertionError: expected:<[1]> but was:<[2]>
// expect: assertEquals(String.class, Integer.class): java.lang.AssertionError: [expected:<class java.lang.String> but was:<class java.lang.Integer>] java.lang.AssertionError: expected:<class java.lang.String> but was:<class java.lang.Integer>
// expect: assertEquals(new int[] {1}, new int[] {1}): java.lang.AssertionError: [expected:<[I@#> but was:<[I@#>] java.lang.AssertionError: expected:<[I@#> but was:<[I@#>
// expect: assertEquals(1.0, 1.0): java.lang.AssertionError: [Use assertEquals(expected, actual, delta) to compare floating-point numbers] java.lang.AssertionError: Use assertEquals(expected, actual, delta) to compare floating-point numbers
// expect: assertEquals('text', 1.0, 1.0): java.lang.AssertionError: [Use assertEquals(expected, actual, delta) to compare floating-point numbers] java.lang.AssertionError: Use assertEquals(expected, actual, delta) to compare floating-point numbers
// expect: assertEquals(1.0, 1.5, 0.5): passes
// expect: assertEquals(1.0, 1.5, 0.25): java.lang.AssertionError: [expected:<1.0> but was:<1.5>] java.lang.AssertionError: expected:<1.0> but was:<1.5>
// expect: assertEquals('text', 1.0, 1.5, 0.25): java.lang.AssertionError: [text expected:<1.0> but was:<1.5>] java.lang.AssertionError: text expected:<1.0> but was:<1.5>
// expect: assertEquals(1.0f, 1.5f, 0.5f): passes
// expect: assertEquals(1.0f, 1.5f, 0.25f): java.lang.AssertionError: [expected:<1.0> but was:<1.5>] java.lang.AssertionError: expected:<1.0> but was:<1.5>
// expect: assertEquals('text', 1.0f, 1.5f, 0.25f): java.lang.AssertionError: [text expected:<1.0> but was:<1.5>] java.lang.AssertionError: text expected:<1.0> but was:<1.5>
// expect: assertEquals(Double.NaN, Double.NaN, 0): passes
// expect: assertEquals(Double.NaN, 1, 5): java.lang.AssertionError: [expected:<NaN> but was:<1.0>] java.lang.AssertionError: expected:<NaN> but was:<1.0>
// expect: assertEquals(0.0, -0.0, 0): passes
// expect: assertEquals(1, 1, -1.0): passes
// expect: assertEquals(1, 2, -1.0): java.lang.AssertionError: [expected:<1.0> but was:<2.0>] java.lang.AssertionError: expected:<1.0> but was:<2.0>
// expect: assertEquals(1, 2, Double.NaN): java.lang.AssertionError: [expected:<1.0> but was:<2.0>] java.lang.AssertionError: expected:<1.0> but was:<2.0>
// expect: assertEquals(1, 1, Double.NaN): passes
// expect: assertEquals(Double.POSITIVE_INFINITY, Double.POSITIVE_INFINITY, 0): passes
// expect: assertEquals(new Object[] {1}, new Object[] {1}): passes
// expect: assertEquals(new Object[] {1}, new Object[] {2}): org.junit.internal.ArrayComparisonFailure: [arrays first differed at element [0]; expected:<1> but was:<2>] arrays first differed at element [0]; expected:<1> but was:<2> cause java.lang.AssertionError: expected:<1> but was:<2>
// expect: assertEquals('text', new Object[] {1}, new Object[] {2}): org.junit.internal.ArrayComparisonFailure: [text: arrays first differed at element [0]; expected:<1> but was:<2>] text: arrays first differed at element [0]; expected:<1> but was:<2> cause java.lang.AssertionError: expected:<1> but was:<2>
// expect: assertNotEquals(1, 2): passes
// expect: assertNotEquals(1, 1): java.lang.AssertionError: [Values should be different. Actual: 1] java.lang.AssertionError: Values should be different. Actual: 1
// expect: assertNotEquals('text', 1, 1): java.lang.AssertionError: [text. Actual: 1] java.lang.AssertionError: text. Actual: 1
// expect: assertNotEquals('text', 1L, 2L): passes
// expect: assertNotEquals('a', 'b'): passes
// expect: assertNotEquals('a', 'a'): java.lang.AssertionError: [Values should be different. Actual: a] java.lang.AssertionError: Values should be different. Actual: a
// expect: assertNotEquals('text', 'a', 'a'): java.lang.AssertionError: [text. Actual: a] java.lang.AssertionError: text. Actual: a
// expect: assertNotEquals('', 'a', 'a'): java.lang.AssertionError: [. Actual: a] java.lang.AssertionError: . Actual: a
// expect: assertNotEquals(null, null): java.lang.AssertionError: [Values should be different. Actual: null] java.lang.AssertionError: Values should be different. Actual: null
// expect: assertNotEquals(null, 'a'): passes
// expect: assertNotEquals('a', null): passes
// expect: assertNotEquals(1.0, 1.5, 0.25): passes
// expect: assertNotEquals(1.0, 1.5, 0.5): java.lang.AssertionError: [Values should be different. Actual: 1.5] java.lang.AssertionError: Values should be different. Actual: 1.5
// expect: assertNotEquals('text', 1.0, 1.5, 0.5): java.lang.AssertionError: [text. Actual: 1.5] java.lang.AssertionError: text. Actual: 1.5
// expect: assertNotEquals(1.0f, 1.5f, 0.25f): passes
// expect: assertNotEquals(1.0f, 1.5f, 0.5f): java.lang.AssertionError: [Values should be different. Actual: 1.5] java.lang.AssertionError: Values should be different. Actual: 1.5
// expect: assertNotEquals('text', 1.0f, 1.5f, 0.5f): java.lang.AssertionError: [text. Actual: 1.5] java.lang.AssertionError: text. Actual: 1.5
// expect: assertNotEquals(Double.NaN, Double.NaN, 0): java.lang.AssertionError: [Values should be different. Actual: NaN] java.lang.AssertionError: Values should be different. Actual: NaN
// expect: assertNull(null): passes
// expect: assertNull('x'): java.lang.AssertionError: [expected null, but was:<x>] java.lang.AssertionError: expected null, but was:<x>
// expect: assertNull('text', 'x'): java.lang.AssertionError: [text expected null, but was:<x>] java.lang.AssertionError: text expected null, but was:<x>
// expect: assertNull('', 'x'): java.lang.AssertionError: [ expected null, but was:<x>] java.lang.AssertionError:  expected null, but was:<x>
// expect: assertNotNull('x'): passes
// expect: assertNotNull(null): java.lang.AssertionError: [null] java.lang.AssertionError
// expect: assertNotNull('text', null): java.lang.AssertionError: [text] java.lang.AssertionError: text
// expect: assertSame(x, x): passes
// expect: assertSame(x, copy): java.lang.AssertionError: [expected same:<x> was not:<x>] java.lang.AssertionError: expected same:<x> was not:<x>
// expect: assertSame('text', x, copy): java.lang.AssertionError: [text expected same:<x> was not:<x>] java.lang.AssertionError: text expected same:<x> was not:<x>
// expect: assertSame('', x, null): java.lang.AssertionError: [ expected same:<x> was not:<null>] java.lang.AssertionError:  expected same:<x> was not:<null>
// expect: assertNotSame(x, copy): passes
// expect: assertNotSame(x, x): java.lang.AssertionError: [expected not same] java.lang.AssertionError: expected not same
// expect: assertNotSame('text', x, x): java.lang.AssertionError: [text expected not same] java.lang.AssertionError: text expected not same
// expect: assertNotSame('', x, x): java.lang.AssertionError: [ expected not same] java.lang.AssertionError:  expected not same
// expect: assertThrows(IllegalStateException.class, () -> { throw new IllegalStateException('thrown'); }): passes
// expect: thrown
// expect: thrown
// expect: assertThrows(IllegalArgumentException.class, () -> { throw new IllegalStateException('thrown'); }): java.lang.AssertionError: [unexpected exception type thrown; expected:<java.lang.IllegalArgumentException> but was:<java.lang.IllegalStateException>] java.lang.AssertionError: unexpected exception type thrown; expected:<java.lang.IllegalArgumentException> but was:<java.lang.IllegalStateException> cause java.lang.IllegalStateException: thrown
// expect: assertThrows('text', IllegalArgumentException.class, () -> { throw new IllegalStateException('thrown'); }): java.lang.AssertionError: [text: unexpected exception type thrown; expected:<java.lang.IllegalArgumentException> but was:<java.lang.IllegalStateException>] java.lang.AssertionError: text: unexpected exception type thrown; expected:<java.lang.IllegalArgumentException> but was:<java.lang.IllegalStateException> cause java.lang.IllegalStateException: thrown
// expect: assertThrows('', IllegalArgumentException.class, () -> { throw new IllegalStateException('thrown'); }): java.lang.AssertionError: [unexpected exception type thrown; expected:<java.lang.IllegalArgumentException> but was:<java.lang.IllegalStateException>] java.lang.AssertionError: unexpected exception type thrown; expected:<java.lang.IllegalArgumentException> but was:<java.lang.IllegalStateException> cause java.lang.IllegalStateException: thrown
// expect: assertThrows(IllegalArgumentException.class, () -> {}): java.lang.AssertionError: [expected java.lang.IllegalArgumentException to be thrown, but nothing was thrown] java.lang.AssertionError: expected java.lang.IllegalArgumentException to be thrown, but nothing was thrown
// expect: assertThrows('text', Own.class, () -> {}): java.lang.AssertionError: [text: expected Values.Own to be thrown, but nothing was thrown] java.lang.AssertionError: text: expected Values.Own to be thrown, but nothing was thrown
// expect: assertThrows(Own.class, () -> { throw new Error(); }): java.lang.AssertionError: [unexpected exception type thrown; expected:<Values.Own> but was:<java.lang.Error>] java.lang.AssertionError: unexpected exception type thrown; expected:<Values.Own> but was:<java.lang.Error> cause java.lang.Error
// expect: assertThrows(Exception.class, () -> fail('inner')): java.lang.AssertionError: [unexpected exception type thrown; expected:<java.lang.Exception> but was:<java.lang.AssertionError>] java.lang.AssertionError: unexpected exception type thrown; expected:<java.lang.Exception> but was:<java.lang.AssertionError> cause java.lang.AssertionError: inner
// expect: assertThrows(AssertionError.class, () -> fail('inner')): passes
// expect: assertThrows(RuntimeException.class, () -> { throw new OutOfMemoryError('full'); }): java.lang.AssertionError: [unexpected exception type thrown; expected:<java.lang.RuntimeException> but was:<java.lang.OutOfMemoryError>] java.lang.AssertionError: unexpected exception type thrown; expected:<java.lang.RuntimeException> but was:<java.lang.OutOfMemoryError> cause java.lang.OutOfMemoryError: full
// expect: '' and '': passes
// expect: '' and 'a': org.junit.ComparisonFailure: [text expected:<[]> but was:<[a]>] org.junit.ComparisonFailure: text expected:<[]> but was:<[a]>
// expect: '' and 'b': org.junit.ComparisonFailure: [text expected:<[]> but was:<[b]>] org.junit.ComparisonFailure: text expected:<[]> but was:<[b]>
// expect: '' and 'ab': org.junit.ComparisonFailure: [text expected:<[]> but was:<[ab]>] org.junit.ComparisonFailure: text expected:<[]> but was:<[ab]>
// expect: '' and 'abc': org.junit.ComparisonFailure: [text expected:<[]> but was:<[abc]>] org.junit.ComparisonFailure: text expected:<[]> but was:<[abc]>
// expect: '' and 'abbc': org.junit.ComparisonFailure: [text expected:<[]> but was:<[abbc]>] org.junit.ComparisonFailure: text expected:<[]> but was:<[abbc]>
// expect: '' and 'ac': org.junit.ComparisonFailure: [text expected:<[]> but was:<[ac]>] org.junit.ComparisonFailure: text expected:<[]> but was:<[ac]>
// expect: '' and 'aa': org.junit.ComparisonFailure: [text expected:<[]> but was:<[aa]>] org.junit.ComparisonFailure: text expected:<[]> but was:<[aa]>
// expect: '' and 'aaa': org.junit.ComparisonFailure: [text expected:<[]> but was:<[aaa]>] org.junit.ComparisonFailure: text expected:<[]> but was:<[aaa]>
// expect: '' and 'aba': org.junit.ComparisonFailure: [text expected:<[]> but was:<[aba]>] org.junit.ComparisonFailure: text expected:<[]> but was:<[aba]>
// expect: '' and 'ab
// expect: c': org.junit.ComparisonFailure: [text expected:<[]> but was:<[ab
// expect: c]>] org.junit.ComparisonFailure: text expected:<[]> but was:<[ab
// expect: c]>
// expect: '' and 'abc abc': org.junit.ComparisonFailure: [text expected:<[]> but was:<[abc abc]>] org.junit.ComparisonFailure: text expected:<[]> but was:<[abc abc]>
// expect: '' and 'abc abd abc': org.junit.ComparisonFailure: [text expected:<[]> but was:<[abc abd abc]>] org.junit.ComparisonFailure: text expected:<[]> but was:<[abc abd abc]>
// expect: '' and '0123456789012345678901234567890 same at the start': org.junit.ComparisonFailure: [text expected:<[]> but was:<[0123456789012345678901234567890 same at the start]>] org.junit.ComparisonFailure: text expected:<[]> but was:<[0123456789012345678901234567890 same at the start]>
// expect: '' and '0123456789012345678901234567890 x at the start': org.junit.ComparisonFailure: [text expected:<[]> but was:<[0123456789012345678901234567890 x at the start]>] org.junit.ComparisonFailure: text expected:<[]> but was:<[0123456789012345678901234567890 x at the start]>
// expect: '' and 'the end is x 0123456789012345678901234567890': org.junit.ComparisonFailure: [text expected:<[]> but was:<[the end is x 0123456789012345678901234567890]>] org.junit.ComparisonFailure: text expected:<[]> but was:<[the end is x 0123456789012345678901234567890]>
// expect: '' and 'the end is here 0123456789012345678901234567890': org.junit.ComparisonFailure: [text expected:<[]> but was:<[the end is here 0123456789012345678901234567890]>] org.junit.ComparisonFailure: text expected:<[]> but was:<[the end is here 0123456789012345678901234567890]>
// expect: '' and '0123456789012345678901234567890 x 0123456789012345678901234567890': org.junit.ComparisonFailure: [text expected:<[]> but was:<[0123456789012345678901234567890 x 0123456789012345678901234567890]>] org.junit.ComparisonFailure: text expected:<[]> but was:<[0123456789012345678901234567890 x 0123456789012345678901234567890]>
// expect: '' and '0123456789012345678901234567890 yy 0123456789012345678901234567890': org.junit.ComparisonFailure: [text expected:<[]> but was:<[0123456789012345678901234567890 yy 0123456789012345678901234567890]>] org.junit.ComparisonFailure: text expected:<[]> but was:<[0123456789012345678901234567890 yy 0123456789012345678901234567890]>
// expect: '' and '01234567890123456789x01234567890123456789': org.junit.ComparisonFailure: [text expected:<[]> but was:<[01234567890123456789x01234567890123456789]>] org.junit.ComparisonFailure: text expected:<[]> but was:<[01234567890123456789x01234567890123456789]>
// expect: '' and '01234567890123456789y01234567890123456789': org.junit.ComparisonFailure: [text expected:<[]> but was:<[01234567890123456789y01234567890123456789]>] org.junit.ComparisonFailure: text expected:<[]> but was:<[01234567890123456789y01234567890123456789]>
// expect: '' and '01234567890123456789': org.junit.ComparisonFailure: [text expected:<[]> but was:<[01234567890123456789]>] org.junit.ComparisonFailure: text expected:<[]> but was:<[01234567890123456789]>
// expect: '' and '012345678901234567890': org.junit.ComparisonFailure: [text expected:<[]> but was:<[012345678901234567890]>] org.junit.ComparisonFailure: text expected:<[]> but was:<[012345678901234567890]>
// expect: 'a' and '': org.junit.ComparisonFailure: [text expected:<[a]> but was:<[]>] org.junit.ComparisonFailure: text expected:<[a]> but was:<[]>
// expect: 'a' and 'a': passes
// expect: 'a' and 'b': org.junit.ComparisonFailure: [text expected:<[a]> but was:<[b]>] org.junit.ComparisonFailure: text expected:<[a]> but was:<[b]>
// expect: 'a' and 'ab': org.junit.ComparisonFailure: [text expected:<a[]> but was:<a[b]>] org.junit.ComparisonFailure: text expected:<a[]> but was:<a[b]>
// expect: 'a' and 'abc': org.junit.ComparisonFailure: [text expected:<a[]> but was:<a[bc]>] org.junit.ComparisonFailure: text expected:<a[]> but was:<a[bc]>
// expect: 'a' and 'abbc': org.junit.ComparisonFailure: [text expected:<a[]> but was:<a[bbc]>] org.junit.ComparisonFailure: text expected:<a[]> but was:<a[bbc]>
// expect: 'a' and 'ac': org.junit.ComparisonFailure: [text expected:<a[]> but was:<a[c]>] org.junit.ComparisonFailure: text expected:<a[]> but was:<a[c]>
// expect: 'a' and 'aa': org.junit.ComparisonFailure: [text expected:<a[]> but was:<a[a]>] org.junit.ComparisonFailure: text expected:<a[]> but was:<a[a]>
// expect: 'a' and 'aaa': org.junit.ComparisonFailure: [text expected:<a[]> but was:<a[aa]>] org.junit.ComparisonFailure: text expected:<a[]> but was:<a[aa]>
// expect: 'a' and 'aba': org.junit.ComparisonFailure: [text expected:<a[]> but was:<a[ba]>] org.junit.ComparisonFailure: text expected:<a[]> but was:<a[ba]>
// expect: 'a' and 'ab
// expect: c': org.junit.ComparisonFailure: [text expected:<a[]> but was:<a[b
// expect: c]>] org.junit.ComparisonFailure: text expected:<a[]> but was:<a[b
// expect: c]>
// expect: 'a' and 'abc abc': org.junit.ComparisonFailure: [text expected:<a[]> but was:<a[bc abc]>] org.junit.ComparisonFailure: text expected:<a[]> but was:<a[bc abc]>
// expect: 'a' and 'abc abd abc': org.junit.ComparisonFailure: [text expected:<a[]> but was:<a[bc abd abc]>] org.junit.ComparisonFailure: text expected:<a[]> but was:<a[bc abd abc]>
// expect: 'a' and '0123456789012345678901234567890 same at the start': org.junit.ComparisonFailure: [text expected:<[a]> but was:<[0123456789012345678901234567890 same at the start]>] org.junit.ComparisonFailure: text expected:<[a]> but was:<[0123456789012345678901234567890 same at the start]>
// expect: 'a' and '0123456789012345678901234567890 x at the start': org.junit.ComparisonFailure: [text expected:<[a]> but was:<[0123456789012345678901234567890 x at the start]>] org.junit.ComparisonFailure: text expected:<[a]> but was:<[0123456789012345678901234567890 x at the start]>
// expect: 'a' and 'the end is x 0123456789012345678901234567890': org.junit.ComparisonFailure: [text expected:<[a]> but was:<[the end is x 0123456789012345678901234567890]>] org.junit.ComparisonFailure: text expected:<[a]> but was:<[the end is x 0123456789012345678901234567890]>
// expect: 'a' and 'the end is here 0123456789012345678901234567890': org.junit.ComparisonFailure: [text expected:<[a]> but was:<[the end is here 0123456789012345678901234567890]>] org.junit.ComparisonFailure: text expected:<[a]> but was:<[the end is here 0123456789012345678901234567890]>
// expect: 'a' and '0123456789012345678901234567890 x 0123456789012345678901234567890': org.junit.ComparisonFailure: [text expected:<[a]> but was:<[0123456789012345678901234567890 x 0123456789012345678901234567890]>] org.junit.ComparisonFailure: text expected:<[a]> but was:<[0123456789012345678901234567890 x 0123456789012345678901234567890]>
// expect: 'a' and '0123456789012345678901234567890 yy 0123456789012345678901234567890': org.junit.ComparisonFailure: [text expected:<[a]> but was:<[0123456789012345678901234567890 yy 0123456789012345678901234567890]>] org.junit.ComparisonFailure: text expected:<[a]> but was:<[0123456789012345678901234567890 yy 0123456789012345678901234567890]>
// expect: 'a' and '01234567890123456789x01234567890123456789': org.junit.ComparisonFailure: [text expected:<[a]> but was:<[01234567890123456789x01234567890123456789]>] org.junit.ComparisonFailure: text expected:<[a]> but was:<[01234567890123456789x01234567890123456789]>
// expect: 'a' and '01234567890123456789y01234567890123456789': org.junit.ComparisonFailure: [text expected:<[a]> but was:<[01234567890123456789y01234567890123456789]>] org.junit.ComparisonFailure: text expected:<[a]> but was:<[01234567890123456789y01234567890123456789]>
// expect: 'a' and '01234567890123456789': org.junit.ComparisonFailure: [text expected:<[a]> but was:<[01234567890123456789]>] org.junit.ComparisonFailure: text expected:<[a]> but was:<[01234567890123456789]>
// expect: 'a' and '012345678901234567890': org.junit.ComparisonFailure: [text expected:<[a]> but was:<[012345678901234567890]>] org.junit.ComparisonFailure: text expected:<[a]> but was:<[012345678901234567890]>
// expect: 'b' and '': org.junit.ComparisonFailure: [text expected:<[b]> but was:<[]>] org.junit.ComparisonFailure: text expected:<[b]> but was:<[]>
// expect: 'b' and 'a': org.junit.ComparisonFailure: [text expected:<[b]> but was:<[a]>] org.junit.ComparisonFailure: text expected:<[b]> but was:<[a]>
// expect: 'b' and 'b': passes
// expect: 'b' and 'ab': org.junit.ComparisonFailure: [text expected:<[]b> but was:<[a]b>] org.junit.ComparisonFailure: text expected:<[]b> but was:<[a]b>
// expect: 'b' and 'abc': org.junit.ComparisonFailure: [text expected:<[b]> but was:<[abc]>] org.junit.ComparisonFailure: text expected:<[b]> but was:<[abc]>
// expect: 'b' and 'abbc': org.junit.ComparisonFailure: [text expected:<[b]> but was:<[abbc]>] org.junit.ComparisonFailure: text expected:<[b]> but was:<[abbc]>
// expect: 'b' and 'ac': org.junit.ComparisonFailure: [text expected:<[b]> but was:<[ac]>] org.junit.ComparisonFailure: text expected:<[b]> but was:<[ac]>
// expect: 'b' and 'aa': org.junit.ComparisonFailure: [text expected:<[b]> but was:<[aa]>] org.junit.ComparisonFailure: text expected:<[b]> but was:<[aa]>
// expect: 'b' and 'aaa': org.junit.ComparisonFailure: [text expected:<[b]> but was:<[aaa]>] org.junit.ComparisonFailure: text expected:<[b]> but was:<[aaa]>
// expect: 'b' and 'aba': org.junit.ComparisonFailure: [text expected:<[b]> but was:<[aba]>] org.junit.ComparisonFailure: text expected:<[b]> but was:<[aba]>
// expect: 'b' and 'ab
// expect: c': org.junit.ComparisonFailure: [text expected:<[b]> but was:<[ab
// expect: c]>] org.junit.ComparisonFailure: text expected:<[b]> but was:<[ab
// expect: c]>
// expect: 'b' and 'abc abc': org.junit.ComparisonFailure: [text expected:<[b]> but was:<[abc abc]>] org.junit.ComparisonFailure: text expected:<[b]> but was:<[abc abc]>
// expect: 'b' and 'abc abd abc': org.junit.ComparisonFailure: [text expected:<[b]> but was:<[abc abd abc]>] org.junit.ComparisonFailure: text expected:<[b]> but was:<[abc abd abc]>
// expect: 'b' and '0123456789012345678901234567890 same at the start': org.junit.ComparisonFailure: [text expected:<[b]> but was:<[0123456789012345678901234567890 same at the start]>] org.junit.ComparisonFailure: text expected:<[b]> but was:<[0123456789012345678901234567890 same at the start]>
// expect: 'b' and '0123456789012345678901234567890 x at the start': org.junit.ComparisonFailure: [text expected:<[b]> but was:<[0123456789012345678901234567890 x at the start]>] org.junit.ComparisonFailure: text expected:<[b]> but was:<[0123456789012345678901234567890 x at the start]>
// expect: 'b' and 'the end is x 0123456789012345678901234567890': org.junit.ComparisonFailure: [text expected:<[b]> but was:<[the end is x 0123456789012345678901234567890]>] org.junit.ComparisonFailure: text expected:<[b]> but was:<[the end is x 0123456789012345678901234567890]>
// expect: 'b' and 'the end is here 0123456789012345678901234567890': org.junit.ComparisonFailure: [text expected:<[b]> but was:<[the end is here 0123456789012345678901234567890]>] org.junit.ComparisonFailure: text expected:<[b]> but was:<[the end is here 0123456789012345678901234567890]>
// expect: 'b' and '0123456789012345678901234567890 x 0123456789012345678901234567890': org.junit.ComparisonFailure: [text expected:<[b]> but was:<[0123456789012345678901234567890 x 0123456789012345678901234567890]>] org.junit.ComparisonFailure: text expected:<[b]> but was:<[0123456789012345678901234567890 x 0123456789012345678901234567890]>
// expect: 'b' and '0123456789012345678901234567890 yy 0123456789012345678901234567890': org.junit.ComparisonFailure: [text expected:<[b]> but was:<[0123456789012345678901234567890 yy 0123456789012345678901234567890]>] org.junit.ComparisonFailure: text expected:<[b]> but was:<[0123456789012345678901234567890 yy 0123456789012345678901234567890]>
// expect: 'b' and '01234567890123456789x01234567890123456789': org.junit.ComparisonFailure: [text expected:<[b]> but was:<[01234567890123456789x01234567890123456789]>] org.junit.ComparisonFailure: text expected:<[b]> but was:<[01234567890123456789x01234567890123456789]>
// expect: 'b' and '01234567890123456789y01234567890123456789': org.junit.ComparisonFailure: [text expected:<[b]> but was:<[01234567890123456789y01234567890123456789]>] org.junit.ComparisonFailure: text expected:<[b]> but was:<[01234567890123456789y01234567890123456789]>
// expect: 'b' and '01234567890123456789': org.junit.ComparisonFailure: [text expected:<[b]> but was:<[01234567890123456789]>] org.junit.ComparisonFailure: text expected:<[b]> but was:<[01234567890123456789]>
// expect: 'b' and '012345678901234567890': org.junit.ComparisonFailure: [text expected:<[b]> but was:<[012345678901234567890]>] org.junit.ComparisonFailure: text expected:<[b]> but was:<[012345678901234567890]>
// expect: 'ab' and '': org.junit.ComparisonFailure: [text expected:<[ab]> but was:<[]>] org.junit.ComparisonFailure: text expected:<[ab]> but was:<[]>
// expect: 'ab' and 'a': org.junit.ComparisonFailure: [text expected:<a[b]> but was:<a[]>] org.junit.ComparisonFailure: text expected:<a[b]> but was:<a[]>
// expect: 'ab' and 'b': org.junit.ComparisonFailure: [text expected:<[a]b> but was:<[]b>] org.junit.ComparisonFailure: text expected:<[a]b> but was:<[]b>
// expect: 'ab' and 'ab': passes
// expect: 'ab' and 'abc': org.junit.ComparisonFailure: [text expected:<ab[]> but was:<ab[c]>] org.junit.ComparisonFailure: text expected:<ab[]> but was:<ab[c]>
// expect: 'ab' and 'abbc': org.junit.ComparisonFailure: [text expected:<ab[]> but was:<ab[bc]>] org.junit.ComparisonFailure: text expected:<ab[]> but was:<ab[bc]>
// expect: 'ab' and 'ac': org.junit.ComparisonFailure: [text expected:<a[b]> but was:<a[c]>] org.junit.ComparisonFailure: text expected:<a[b]> but was:<a[c]>
// expect: 'ab' and 'aa': org.junit.ComparisonFailure: [text expected:<a[b]> but was:<a[a]>] org.junit.ComparisonFailure: text expected:<a[b]> but was:<a[a]>
// expect: 'ab' and 'aaa': org.junit.ComparisonFailure: [text expected:<a[b]> but was:<a[aa]>] org.junit.ComparisonFailure: text expected:<a[b]> but was:<a[aa]>
// expect: 'ab' and 'aba': org.junit.ComparisonFailure: [text expected:<ab[]> but was:<ab[a]>] org.junit.ComparisonFailure: text expected:<ab[]> but was:<ab[a]>
// expect: 'ab' and 'ab
// expect: c': org.junit.ComparisonFailure: [text expected:<ab[]> but was:<ab[
// expect: c]>] org.junit.ComparisonFailure: text expected:<ab[]> but was:<ab[
// expect: c]>
// expect: 'ab' and 'abc abc': org.junit.ComparisonFailure: [text expected:<ab[]> but was:<ab[c abc]>] org.junit.ComparisonFailure: text expected:<ab[]> but was:<ab[c abc]>
// expect: 'ab' and 'abc abd abc': org.junit.ComparisonFailure: [text expected:<ab[]> but was:<ab[c abd abc]>] org.junit.ComparisonFailure: text expected:<ab[]> but was:<ab[c abd abc]>
// expect: 'ab' and '0123456789012345678901234567890 same at the start': org.junit.ComparisonFailure: [text expected:<[ab]> but was:<[0123456789012345678901234567890 same at the start]>] org.junit.ComparisonFailure: text expected:<[ab]> but was:<[0123456789012345678901234567890 same at the start]>
// expect: 'ab' and '0123456789012345678901234567890 x at the start': org.junit.ComparisonFailure: [text expected:<[ab]> but was:<[0123456789012345678901234567890 x at the start]>] org.junit.ComparisonFailure: text expected:<[ab]> but was:<[0123456789012345678901234567890 x at the start]>
// expect: 'ab' and 'the end is x 0123456789012345678901234567890': org.junit.ComparisonFailure: [text expected:<[ab]> but was:<[the end is x 0123456789012345678901234567890]>] org.junit.ComparisonFailure: text expected:<[ab]> but was:<[the end is x 0123456789012345678901234567890]>
// expect: 'ab' and 'the end is here 0123456789012345678901234567890': org.junit.ComparisonFailure: [text expected:<[ab]> but was:<[the end is here 0123456789012345678901234567890]>] org.junit.ComparisonFailure: text expected:<[ab]> but was:<[the end is here 0123456789012345678901234567890]>
// expect: 'ab' and '0123456789012345678901234567890 x 0123456789012345678901234567890': org.junit.ComparisonFailure: [text expected:<[ab]> but was:<[0123456789012345678901234567890 x 0123456789012345678901234567890]>] org.junit.ComparisonFailure: text expected:<[ab]> but was:<[0123456789012345678901234567890 x 0123456789012345678901234567890]>
// expect: 'ab' and '0123456789012345678901234567890 yy 0123456789012345678901234567890': org.junit.ComparisonFailure: [text expected:<[ab]> but was:<[0123456789012345678901234567890 yy 0123456789012345678901234567890]>] org.junit.ComparisonFailure: text expected:<[ab]> but was:<[0123456789012345678901234567890 yy 0123456789012345678901234567890]>
// expect: 'ab' and '01234567890123456789x01234567890123456789': org.junit.ComparisonFailure: [text expected:<[ab]> but was:<[01234567890123456789x01234567890123456789]>] org.junit.ComparisonFailure: text expected:<[ab]> but was:<[01234567890123456789x01234567890123456789]>
// expect: 'ab' and '01234567890123456789y01234567890123456789': org.junit.ComparisonFailure: [text expected:<[ab]> but was:<[01234567890123456789y01234567890123456789]>] org.junit.ComparisonFailure: text expected:<[ab]> but was:<[01234567890123456789y01234567890123456789]>
// expect: 'ab' and '01234567890123456789': org.junit.ComparisonFailure: [text expected:<[ab]> but was:<[01234567890123456789]>] org.junit.ComparisonFailure: text expected:<[ab]> but was:<[01234567890123456789]>
// expect: 'ab' and '012345678901234567890': org.junit.ComparisonFailure: [text expected:<[ab]> but was:<[012345678901234567890]>] org.junit.ComparisonFailure: text expected:<[ab]> but was:<[012345678901234567890]>
// expect: 'abc' and '': org.junit.ComparisonFailure: [text expected:<[abc]> but was:<[]>] org.junit.ComparisonFailure: text expected:<[abc]> but was:<[]>
// expect: 'abc' and 'a': org.junit.ComparisonFailure: [text expected:<a[bc]> but was:<a[]>] org.junit.ComparisonFailure: text expected:<a[bc]> but was:<a[]>
// expect: 'abc' and 'b': org.junit.ComparisonFailure: [text expected:<[abc]> but was:<[b]>] org.junit.ComparisonFailure: text expected:<[abc]> but was:<[b]>
// expect: 'abc' and 'ab': org.junit.ComparisonFailure: [text expected:<ab[c]> but was:<ab[]>] org.junit.ComparisonFailure: text expected:<ab[c]> but was:<ab[]>
// expect: 'abc' and 'abc': passes
// expect: 'abc' and 'abbc': org.junit.ComparisonFailure: [text expected:<ab[]c> but was:<ab[b]c>] org.junit.ComparisonFailure: text expected:<ab[]c> but was:<ab[b]c>
// expect: 'abc' and 'ac': org.junit.ComparisonFailure: [text expected:<a[b]c> but was:<a[]c>] org.junit.ComparisonFailure: text expected:<a[b]c> but was:<a[]c>
// expect: 'abc' and 'aa': org.junit.ComparisonFailure: [text expected:<a[bc]> but was:<a[a]>] org.junit.ComparisonFailure: text expected:<a[bc]> but was:<a[a]>
// expect: 'abc' and 'aaa': org.junit.ComparisonFailure: [text expected:<a[bc]> but was:<a[aa]>] org.junit.ComparisonFailure: text expected:<a[bc]> but was:<a[aa]>
// expect: 'abc' and 'aba': org.junit.ComparisonFailure: [text expected:<ab[c]> but was:<ab[a]>] org.junit.ComparisonFailure: text expected:<ab[c]> but was:<ab[a]>
// expect: 'abc' and 'ab
// expect: c': org.junit.ComparisonFailure: [text expected:<ab[]c> but was:<ab[
// expect: ]c>] org.junit.ComparisonFailure: text expected:<ab[]c> but was:<ab[
// expect: ]c>
// expect: 'abc' and 'abc abc': org.junit.ComparisonFailure: [text expected:<abc[]> but was:<abc[ abc]>] org.junit.ComparisonFailure: text expected:<abc[]> but was:<abc[ abc]>
// expect: 'abc' and 'abc abd abc': org.junit.ComparisonFailure: [text expected:<abc[]> but was:<abc[ abd abc]>] org.junit.ComparisonFailure: text expected:<abc[]> but was:<abc[ abd abc]>
// expect: 'abc' and '0123456789012345678901234567890 same at the start': org.junit.ComparisonFailure: [text expected:<[abc]> but was:<[0123456789012345678901234567890 same at the start]>] org.junit.ComparisonFailure: text expected:<[abc]> but was:<[0123456789012345678901234567890 same at the start]>
// expect: 'abc' and '0123456789012345678901234567890 x at the start': org.junit.ComparisonFailure: [text expected:<[abc]> but was:<[0123456789012345678901234567890 x at the start]>] org.junit.ComparisonFailure: text expected:<[abc]> but was:<[0123456789012345678901234567890 x at the start]>
// expect: 'abc' and 'the end is x 0123456789012345678901234567890': org.junit.ComparisonFailure: [text expected:<[abc]> but was:<[the end is x 0123456789012345678901234567890]>] org.junit.ComparisonFailure: text expected:<[abc]> but was:<[the end is x 0123456789012345678901234567890]>
// expect: 'abc' and 'the end is here 0123456789012345678901234567890': org.junit.ComparisonFailure: [text expected:<[abc]> but was:<[the end is here 0123456789012345678901234567890]>] org.junit.ComparisonFailure: text expected:<[abc]> but was:<[the end is here 0123456789012345678901234567890]>
// expect: 'abc' and '0123456789012345678901234567890 x 0123456789012345678901234567890': org.junit.ComparisonFailure: [text expected:<[abc]> but was:<[0123456789012345678901234567890 x 0123456789012345678901234567890]>] org.junit.ComparisonFailure: text expected:<[abc]> but was:<[0123456789012345678901234567890 x 0123456789012345678901234567890]>
// expect: 'abc' and '0123456789012345678901234567890 yy 0123456789012345678901234567890': org.junit.ComparisonFailure: [text expected:<[abc]> but was:<[0123456789012345678901234567890 yy 0123456789012345678901234567890]>] org.junit.ComparisonFailure: text expected:<[abc]> but was:<[0123456789012345678901234567890 yy 0123456789012345678901234567890]>
// expect: 'abc' and '01234567890123456789x01234567890123456789': org.junit.ComparisonFailure: [text expected:<[abc]> but was:<[01234567890123456789x01234567890123456789]>] org.junit.ComparisonFailure: text expected:<[abc]> but was:<[01234567890123456789x01234567890123456789]>
// expect: 'abc' and '01234567890123456789y01234567890123456789': org.junit.ComparisonFailure: [text expected:<[abc]> but was:<[01234567890123456789y01234567890123456789]>] org.junit.ComparisonFailure: text expected:<[abc]> but was:<[01234567890123456789y01234567890123456789]>
// expect: 'abc' and '01234567890123456789': org.junit.ComparisonFailure: [text expected:<[abc]> but was:<[01234567890123456789]>] org.junit.ComparisonFailure: text expected:<[abc]> but was:<[01234567890123456789]>
// expect: 'abc' and '012345678901234567890': org.junit.ComparisonFailure: [text expected:<[abc]> but was:<[012345678901234567890]>] org.junit.ComparisonFailure: text expected:<[abc]> but was:<[012345678901234567890]>
// expect: 'abbc' and '': org.junit.ComparisonFailure: [text expected:<[abbc]> but was:<[]>] org.junit.ComparisonFailure: text expected:<[abbc]> but was:<[]>
// expect: 'abbc' and 'a': org.junit.ComparisonFailure: [text expected:<a[bbc]> but was:<a[]>] org.junit.ComparisonFailure: text expected:<a[bbc]> but was:<a[]>
// expect: 'abbc' and 'b': org.junit.ComparisonFailure: [text expected:<[abbc]> but was:<[b]>] org.junit.ComparisonFailure: text expected:<[abbc]> but was:<[b]>
// expect: 'abbc' and 'ab': org.junit.ComparisonFailure: [text expected:<ab[bc]> but was:<ab[]>] org.junit.ComparisonFailure: text expected:<ab[bc]> but was:<ab[]>
// expect: 'abbc' and 'abc': org.junit.ComparisonFailure: [text expected:<ab[b]c> but was:<ab[]c>] org.junit.ComparisonFailure: text expected:<ab[b]c> but was:<ab[]c>
// expect: 'abbc' and 'abbc': passes
// expect: 'abbc' and 'ac': org.junit.ComparisonFailure: [text expected:<a[bb]c> but was:<a[]c>] org.junit.ComparisonFailure: text expected:<a[bb]c> but was:<a[]c>
// expect: 'abbc' and 'aa': org.junit.ComparisonFailure: [text expected:<a[bbc]> but was:<a[a]>] org.junit.ComparisonFailure: text expected:<a[bbc]> but was:<a[a]>
// expect: 'abbc' and 'aaa': org.junit.ComparisonFailure: [text expected:<a[bbc]> but was:<a[aa]>] org.junit.ComparisonFailure: text expected:<a[bbc]> but was:<a[aa]>
// expect: 'abbc' and 'aba': org.junit.ComparisonFailure: [text expected:<ab[bc]> but was:<ab[a]>] org.junit.ComparisonFailure: text expected:<ab[bc]> but was:<ab[a]>
// expect: 'abbc' and 'ab
// expect: c': org.junit.ComparisonFailure: [text expected:<ab[b]c> but was:<ab[
// expect: ]c>] org.junit.ComparisonFailure: text expected:<ab[b]c> but was:<ab[
// expect: ]c>
// expect: 'abbc' and 'abc abc': org.junit.ComparisonFailure: [text expected:<ab[]bc> but was:<ab[c a]bc>] org.junit.ComparisonFailure: text expected:<ab[]bc> but was:<ab[c a]bc>
// expect: 'abbc' and 'abc abd abc': org.junit.ComparisonFailure: [text expected:<ab[]bc> but was:<ab[c abd a]bc>] org.junit.ComparisonFailure: text expected:<ab[]bc> but was:<ab[c abd a]bc>
// expect: 'abbc' and '0123456789012345678901234567890 same at the start': org.junit.ComparisonFailure: [text expected:<[abbc]> but was:<[0123456789012345678901234567890 same at the start]>] org.junit.ComparisonFailure: text expected:<[abbc]> but was:<[0123456789012345678901234567890 same at the start]>
// expect: 'abbc' and '0123456789012345678901234567890 x at the start': org.junit.ComparisonFailure: [text expected:<[abbc]> but was:<[0123456789012345678901234567890 x at the start]>] org.junit.ComparisonFailure: text expected:<[abbc]> but was:<[0123456789012345678901234567890 x at the start]>
// expect: 'abbc' and 'the end is x 0123456789012345678901234567890': org.junit.ComparisonFailure: [text expected:<[abbc]> but was:<[the end is x 0123456789012345678901234567890]>] org.junit.ComparisonFailure: text expected:<[abbc]> but was:<[the end is x 0123456789012345678901234567890]>
// expect: 'abbc' and 'the end is here 0123456789012345678901234567890': org.junit.ComparisonFailure: [text expected:<[abbc]> but was:<[the end is here 0123456789012345678901234567890]>] org.junit.ComparisonFailure: text expected:<[abbc]> but was:<[the end is here 0123456789012345678901234567890]>
// expect: 'abbc' and '0123456789012345678901234567890 x 0123456789012345678901234567890': org.junit.ComparisonFailure: [text expected:<[abbc]> but was:<[0123456789012345678901234567890 x 0123456789012345678901234567890]>] org.junit.ComparisonFailure: text expected:<[abbc]> but was:<[0123456789012345678901234567890 x 0123456789012345678901234567890]>
// expect: 'abbc' and '0123456789012345678901234567890 yy 0123456789012345678901234567890': org.junit.ComparisonFailure: [text expected:<[abbc]> but was:<[0123456789012345678901234567890 yy 0123456789012345678901234567890]>] org.junit.ComparisonFailure: text expected:<[abbc]> but was:<[0123456789012345678901234567890 yy 0123456789012345678901234567890]>
// expect: 'abbc' and '01234567890123456789x01234567890123456789': org.junit.ComparisonFailure: [text expected:<[abbc]> but was:<[01234567890123456789x01234567890123456789]>] org.junit.ComparisonFailure: text expected:<[abbc]> but was:<[01234567890123456789x01234567890123456789]>
// expect: 'abbc' and '01234567890123456789y01234567890123456789': org.junit.ComparisonFailure: [text expected:<[abbc]> but was:<[01234567890123456789y01234567890123456789]>] org.junit.ComparisonFailure: text expected:<[abbc]> but was:<[01234567890123456789y01234567890123456789]>
// expect: 'abbc' and '01234567890123456789': org.junit.ComparisonFailure: [text expected:<[abbc]> but was:<[01234567890123456789]>] org.junit.ComparisonFailure: text expected:<[abbc]> but was:<[01234567890123456789]>
// expect: 'abbc' and '012345678901234567890': org.junit.ComparisonFailure: [text expected:<[abbc]> but was:<[012345678901234567890]>] org.junit.ComparisonFailure: text expected:<[abbc]> but was:<[012345678901234567890]>
// expect: 'ac' and '': org.junit.ComparisonFailure: [text expected:<[ac]> but was:<[]>] org.junit.ComparisonFailure: text expected:<[ac]> but was:<[]>
// expect: 'ac' and 'a': org.junit.ComparisonFailure: [text expected:<a[c]> but was:<a[]>] org.junit.ComparisonFailure: text expected:<a[c]> but was:<a[]>
// expect: 'ac' and 'b': org.junit.ComparisonFailure: [text expected:<[ac]> but was:<[b]>] org.junit.ComparisonFailure: text expected:<[ac]> but was:<[b]>
// expect: 'ac' and 'ab': org.junit.ComparisonFailure: [text expected:<a[c]> but was:<a[b]>] org.junit.ComparisonFailure: text expected:<a[c]> but was:<a[b]>
// expect: 'ac' and 'abc': org.junit.ComparisonFailure: [text expected:<a[]c> but was:<a[b]c>] org.junit.ComparisonFailure: text expected:<a[]c> but was:<a[b]c>
// expect: 'ac' and 'abbc': org.junit.ComparisonFailure: [text expected:<a[]c> but was:<a[bb]c>] org.junit.ComparisonFailure: text expected:<a[]c> but was:<a[bb]c>
// expect: 'ac' and 'ac': passes
// expect: 'ac' and 'aa': org.junit.ComparisonFailure: [text expected:<a[c]> but was:<a[a]>] org.junit.ComparisonFailure: text expected:<a[c]> but was:<a[a]>
// expect: 'ac' and 'aaa': org.junit.ComparisonFailure: [text expected:<a[c]> but was:<a[aa]>] org.junit.ComparisonFailure: text expected:<a[c]> but was:<a[aa]>
// expect: 'ac' and 'aba': org.junit.ComparisonFailure: [text expected:<a[c]> but was:<a[ba]>] org.junit.ComparisonFailure: text expected:<a[c]> but was:<a[ba]>
// expect: 'ac' and 'ab
// expect: c': org.junit.ComparisonFailure: [text expected:<a[]c> but was:<a[b
// expect: ]c>] org.junit.ComparisonFailure: text expected:<a[]c> but was:<a[b
// expect: ]c>
// expect: 'ac' and 'abc abc': org.junit.ComparisonFailure: [text expected:<a[]c> but was:<a[bc ab]c>] org.junit.ComparisonFailure: text expected:<a[]c> but was:<a[bc ab]c>
// expect: 'ac' and 'abc abd abc': org.junit.ComparisonFailure: [text expected:<a[]c> but was:<a[bc abd ab]c>] org.junit.ComparisonFailure: text expected:<a[]c> but was:<a[bc abd ab]c>
// expect: 'ac' and '0123456789012345678901234567890 same at the start': org.junit.ComparisonFailure: [text expected:<[ac]> but was:<[0123456789012345678901234567890 same at the start]>] org.junit.ComparisonFailure: text expected:<[ac]> but was:<[0123456789012345678901234567890 same at the start]>
// expect: 'ac' and '0123456789012345678901234567890 x at the start': org.junit.ComparisonFailure: [text expected:<[ac]> but was:<[0123456789012345678901234567890 x at the start]>] org.junit.ComparisonFailure: text expected:<[ac]> but was:<[0123456789012345678901234567890 x at the start]>
// expect: 'ac' and 'the end is x 0123456789012345678901234567890': org.junit.ComparisonFailure: [text expected:<[ac]> but was:<[the end is x 0123456789012345678901234567890]>] org.junit.ComparisonFailure: text expected:<[ac]> but was:<[the end is x 0123456789012345678901234567890]>
// expect: 'ac' and 'the end is here 0123456789012345678901234567890': org.junit.ComparisonFailure: [text expected:<[ac]> but was:<[the end is here 0123456789012345678901234567890]>] org.junit.ComparisonFailure: text expected:<[ac]> but was:<[the end is here 0123456789012345678901234567890]>
// expect: 'ac' and '0123456789012345678901234567890 x 0123456789012345678901234567890': org.junit.ComparisonFailure: [text expected:<[ac]> but was:<[0123456789012345678901234567890 x 0123456789012345678901234567890]>] org.junit.ComparisonFailure: text expected:<[ac]> but was:<[0123456789012345678901234567890 x 0123456789012345678901234567890]>
// expect: 'ac' and '0123456789012345678901234567890 yy 0123456789012345678901234567890': org.junit.ComparisonFailure: [text expected:<[ac]> but was:<[0123456789012345678901234567890 yy 0123456789012345678901234567890]>] org.junit.ComparisonFailure: text expected:<[ac]> but was:<[0123456789012345678901234567890 yy 0123456789012345678901234567890]>
// expect: 'ac' and '01234567890123456789x01234567890123456789': org.junit.ComparisonFailure: [text expected:<[ac]> but was:<[01234567890123456789x01234567890123456789]>] org.junit.ComparisonFailure: text expected:<[ac]> but was:<[01234567890123456789x01234567890123456789]>
// expect: 'ac' and '01234567890123456789y01234567890123456789': org.junit.ComparisonFailure: [text expected:<[ac]> but was:<[01234567890123456789y01234567890123456789]>] org.junit.ComparisonFailure: text expected:<[ac]> but was:<[01234567890123456789y01234567890123456789]>
// expect: 'ac' and '01234567890123456789': org.junit.ComparisonFailure: [text expected:<[ac]> but was:<[01234567890123456789]>] org.junit.ComparisonFailure: text expected:<[ac]> but was:<[01234567890123456789]>
// expect: 'ac' and '012345678901234567890': org.junit.ComparisonFailure: [text expected:<[ac]> but was:<[012345678901234567890]>] org.junit.ComparisonFailure: text expected:<[ac]> but was:<[012345678901234567890]>
// expect: 'aa' and '': org.junit.ComparisonFailure: [text expected:<[aa]> but was:<[]>] org.junit.ComparisonFailure: text expected:<[aa]> but was:<[]>
// expect: 'aa' and 'a': org.junit.ComparisonFailure: [text expected:<a[a]> but was:<a[]>] org.junit.ComparisonFailure: text expected:<a[a]> but was:<a[]>
// expect: 'aa' and 'b': org.junit.ComparisonFailure: [text expected:<[aa]> but was:<[b]>] org.junit.ComparisonFailure: text expected:<[aa]> but was:<[b]>
// expect: 'aa' and 'ab': org.junit.ComparisonFailure: [text expected:<a[a]> but was:<a[b]>] org.junit.ComparisonFailure: text expected:<a[a]> but was:<a[b]>
// expect: 'aa' and 'abc': org.junit.ComparisonFailure: [text expected:<a[a]> but was:<a[bc]>] org.junit.ComparisonFailure: text expected:<a[a]> but was:<a[bc]>
// expect: 'aa' and 'abbc': org.junit.ComparisonFailure: [text expected:<a[a]> but was:<a[bbc]>] org.junit.ComparisonFailure: text expected:<a[a]> but was:<a[bbc]>
// expect: 'aa' and 'ac': org.junit.ComparisonFailure: [text expected:<a[a]> but was:<a[c]>] org.junit.ComparisonFailure: text expected:<a[a]> but was:<a[c]>
// expect: 'aa' and 'aa': passes
// expect: 'aa' and 'aaa': org.junit.ComparisonFailure: [text expected:<aa[]> but was:<aa[a]>] org.junit.ComparisonFailure: text expected:<aa[]> but was:<aa[a]>
// expect: 'aa' and 'aba': org.junit.ComparisonFailure: [text expected:<a[]a> but was:<a[b]a>] org.junit.ComparisonFailure: text expected:<a[]a> but was:<a[b]a>
// expect: 'aa' and 'ab
// expect: c': org.junit.ComparisonFailure: [text expected:<a[a]> but was:<a[b
// expect: c]>] org.junit.ComparisonFailure: text expected:<a[a]> but was:<a[b
// expect: c]>
// expect: 'aa' and 'abc abc': org.junit.ComparisonFailure: [text expected:<a[a]> but was:<a[bc abc]>] org.junit.ComparisonFailure: text expected:<a[a]> but was:<a[bc abc]>
// expect: 'aa' and 'abc abd abc': org.junit.ComparisonFailure: [text expected:<a[a]> but was:<a[bc abd abc]>] org.junit.ComparisonFailure: text expected:<a[a]> but was:<a[bc abd abc]>
// expect: 'aa' and '0123456789012345678901234567890 same at the start': org.junit.ComparisonFailure: [text expected:<[aa]> but was:<[0123456789012345678901234567890 same at the start]>] org.junit.ComparisonFailure: text expected:<[aa]> but was:<[0123456789012345678901234567890 same at the start]>
// expect: 'aa' and '0123456789012345678901234567890 x at the start': org.junit.ComparisonFailure: [text expected:<[aa]> but was:<[0123456789012345678901234567890 x at the start]>] org.junit.ComparisonFailure: text expected:<[aa]> but was:<[0123456789012345678901234567890 x at the start]>
// expect: 'aa' and 'the end is x 0123456789012345678901234567890': org.junit.ComparisonFailure: [text expected:<[aa]> but was:<[the end is x 0123456789012345678901234567890]>] org.junit.ComparisonFailure: text expected:<[aa]> but was:<[the end is x 0123456789012345678901234567890]>
// expect: 'aa' and 'the end is here 0123456789012345678901234567890': org.junit.ComparisonFailure: [text expected:<[aa]> but was:<[the end is here 0123456789012345678901234567890]>] org.junit.ComparisonFailure: text expected:<[aa]> but was:<[the end is here 0123456789012345678901234567890]>
// expect: 'aa' and '0123456789012345678901234567890 x 0123456789012345678901234567890': org.junit.ComparisonFailure: [text expected:<[aa]> but was:<[0123456789012345678901234567890 x 0123456789012345678901234567890]>] org.junit.ComparisonFailure: text expected:<[aa]> but was:<[0123456789012345678901234567890 x 0123456789012345678901234567890]>
// expect: 'aa' and '0123456789012345678901234567890 yy 0123456789012345678901234567890': org.junit.ComparisonFailure: [text expected:<[aa]> but was:<[0123456789012345678901234567890 yy 0123456789012345678901234567890]>] org.junit.ComparisonFailure: text expected:<[aa]> but was:<[0123456789012345678901234567890 yy 0123456789012345678901234567890]>
// expect: 'aa' and '01234567890123456789x01234567890123456789': org.junit.ComparisonFailure: [text expected:<[aa]> but was:<[01234567890123456789x01234567890123456789]>] org.junit.ComparisonFailure: text expected:<[aa]> but was:<[01234567890123456789x01234567890123456789]>
// expect: 'aa' and '01234567890123456789y01234567890123456789': org.junit.ComparisonFailure: [text expected:<[aa]> but was:<[01234567890123456789y01234567890123456789]>] org.junit.ComparisonFailure: text expected:<[aa]> but was:<[01234567890123456789y01234567890123456789]>
// expect: 'aa' and '01234567890123456789': org.junit.ComparisonFailure: [text expected:<[aa]> but was:<[01234567890123456789]>] org.junit.ComparisonFailure: text expected:<[aa]> but was:<[01234567890123456789]>
// expect: 'aa' and '012345678901234567890': org.junit.ComparisonFailure: [text expected:<[aa]> but was:<[012345678901234567890]>] org.junit.ComparisonFailure: text expected:<[aa]> but was:<[012345678901234567890]>
// expect: 'aaa' and '': org.junit.ComparisonFailure: [text expected:<[aaa]> but was:<[]>] org.junit.ComparisonFailure: text expected:<[aaa]> but was:<[]>
// expect: 'aaa' and 'a': org.junit.ComparisonFailure: [text expected:<a[aa]> but was:<a[]>] org.junit.ComparisonFailure: text expected:<a[aa]> but was:<a[]>
// expect: 'aaa' and 'b': org.junit.ComparisonFailure: [text expected:<[aaa]> but was:<[b]>] org.junit.ComparisonFailure: text expected:<[aaa]> but was:<[b]>
// expect: 'aaa' and 'ab': org.junit.ComparisonFailure: [text expected:<a[aa]> but was:<a[b]>] org.junit.ComparisonFailure: text expected:<a[aa]> but was:<a[b]>
// expect: 'aaa' and 'abc': org.junit.ComparisonFailure: [text expected:<a[aa]> but was:<a[bc]>] org.junit.ComparisonFailure: text expected:<a[aa]> but was:<a[bc]>
// expect: 'aaa' and 'abbc': org.junit.ComparisonFailure: [text expected:<a[aa]> but was:<a[bbc]>] org.junit.ComparisonFailure: text expected:<a[aa]> but was:<a[bbc]>
// expect: 'aaa' and 'ac': org.junit.ComparisonFailure: [text expected:<a[aa]> but was:<a[c]>] org.junit.ComparisonFailure: text expected:<a[aa]> but was:<a[c]>
// expect: 'aaa' and 'aa': org.junit.ComparisonFailure: [text expected:<aa[a]> but was:<aa[]>] org.junit.ComparisonFailure: text expected:<aa[a]> but was:<aa[]>
// expect: 'aaa' and 'aaa': passes
// expect: 'aaa' and 'aba': org.junit.ComparisonFailure: [text expected:<a[a]a> but was:<a[b]a>] org.junit.ComparisonFailure: text expected:<a[a]a> but was:<a[b]a>
// expect: 'aaa' and 'ab
// expect: c': org.junit.ComparisonFailure: [text expected:<a[aa]> but was:<a[b
// expect: c]>] org.junit.ComparisonFailure: text expected:<a[aa]> but was:<a[b
// expect: c]>
// expect: 'aaa' and 'abc abc': org.junit.ComparisonFailure: [text expected:<a[aa]> but was:<a[bc abc]>] org.junit.ComparisonFailure: text expected:<a[aa]> but was:<a[bc abc]>
// expect: 'aaa' and 'abc abd abc': org.junit.ComparisonFailure: [text expected:<a[aa]> but was:<a[bc abd abc]>] org.junit.ComparisonFailure: text expected:<a[aa]> but was:<a[bc abd abc]>
// expect: 'aaa' and '0123456789012345678901234567890 same at the start': org.junit.ComparisonFailure: [text expected:<[aaa]> but was:<[0123456789012345678901234567890 same at the start]>] org.junit.ComparisonFailure: text expected:<[aaa]> but was:<[0123456789012345678901234567890 same at the start]>
// expect: 'aaa' and '0123456789012345678901234567890 x at the start': org.junit.ComparisonFailure: [text expected:<[aaa]> but was:<[0123456789012345678901234567890 x at the start]>] org.junit.ComparisonFailure: text expected:<[aaa]> but was:<[0123456789012345678901234567890 x at the start]>
// expect: 'aaa' and 'the end is x 0123456789012345678901234567890': org.junit.ComparisonFailure: [text expected:<[aaa]> but was:<[the end is x 0123456789012345678901234567890]>] org.junit.ComparisonFailure: text expected:<[aaa]> but was:<[the end is x 0123456789012345678901234567890]>
// expect: 'aaa' and 'the end is here 0123456789012345678901234567890': org.junit.ComparisonFailure: [text expected:<[aaa]> but was:<[the end is here 0123456789012345678901234567890]>] org.junit.ComparisonFailure: text expected:<[aaa]> but was:<[the end is here 0123456789012345678901234567890]>
// expect: 'aaa' and '0123456789012345678901234567890 x 0123456789012345678901234567890': org.junit.ComparisonFailure: [text expected:<[aaa]> but was:<[0123456789012345678901234567890 x 0123456789012345678901234567890]>] org.junit.ComparisonFailure: text expected:<[aaa]> but was:<[0123456789012345678901234567890 x 0123456789012345678901234567890]>
// expect: 'aaa' and '0123456789012345678901234567890 yy 0123456789012345678901234567890': org.junit.ComparisonFailure: [text expected:<[aaa]> but was:<[0123456789012345678901234567890 yy 0123456789012345678901234567890]>] org.junit.ComparisonFailure: text expected:<[aaa]> but was:<[0123456789012345678901234567890 yy 0123456789012345678901234567890]>
// expect: 'aaa' and '01234567890123456789x01234567890123456789': org.junit.ComparisonFailure: [text expected:<[aaa]> but was:<[01234567890123456789x01234567890123456789]>] org.junit.ComparisonFailure: text expected:<[aaa]> but was:<[01234567890123456789x01234567890123456789]>
// expect: 'aaa' and '01234567890123456789y01234567890123456789': org.junit.ComparisonFailure: [text expected:<[aaa]> but was:<[01234567890123456789y01234567890123456789]>] org.junit.ComparisonFailure: text expected:<[aaa]> but was:<[01234567890123456789y01234567890123456789]>
// expect: 'aaa' and '01234567890123456789': org.junit.ComparisonFailure: [text expected:<[aaa]> but was:<[01234567890123456789]>] org.junit.ComparisonFailure: text expected:<[aaa]> but was:<[01234567890123456789]>
// expect: 'aaa' and '012345678901234567890': org.junit.ComparisonFailure: [text expected:<[aaa]> but was:<[012345678901234567890]>] org.junit.ComparisonFailure: text expected:<[aaa]> but was:<[012345678901234567890]>
// expect: 'aba' and '': org.junit.ComparisonFailure: [text expected:<[aba]> but was:<[]>] org.junit.ComparisonFailure: text expected:<[aba]> but was:<[]>
// expect: 'aba' and 'a': org.junit.ComparisonFailure: [text expected:<a[ba]> but was:<a[]>] org.junit.ComparisonFailure: text expected:<a[ba]> but was:<a[]>
// expect: 'aba' and 'b': org.junit.ComparisonFailure: [text expected:<[aba]> but was:<[b]>] org.junit.ComparisonFailure: text expected:<[aba]> but was:<[b]>
// expect: 'aba' and 'ab': org.junit.ComparisonFailure: [text expected:<ab[a]> but was:<ab[]>] org.junit.ComparisonFailure: text expected:<ab[a]> but was:<ab[]>
// expect: 'aba' and 'abc': org.junit.ComparisonFailure: [text expected:<ab[a]> but was:<ab[c]>] org.junit.ComparisonFailure: text expected:<ab[a]> but was:<ab[c]>
// expect: 'aba' and 'abbc': org.junit.ComparisonFailure: [text expected:<ab[a]> but was:<ab[bc]>] org.junit.ComparisonFailure: text expected:<ab[a]> but was:<ab[bc]>
// expect: 'aba' and 'ac': org.junit.ComparisonFailure: [text expected:<a[ba]> but was:<a[c]>] org.junit.ComparisonFailure: text expected:<a[ba]> but was:<a[c]>
// expect: 'aba' and 'aa': org.junit.ComparisonFailure: [text expected:<a[b]a> but was:<a[]a>] org.junit.ComparisonFailure: text expected:<a[b]a> but was:<a[]a>
// expect: 'aba' and 'aaa': org.junit.ComparisonFailure: [text expected:<a[b]a> but was:<a[a]a>] org.junit.ComparisonFailure: text expected:<a[b]a> but was:<a[a]a>
// expect: 'aba' and 'aba': passes
// expect: 'aba' and 'ab
// expect: c': org.junit.ComparisonFailure: [text expected:<ab[a]> but was:<ab[
// expect: c]>] org.junit.ComparisonFailure: text expected:<ab[a]> but was:<ab[
// expect: c]>
// expect: 'aba' and 'abc abc': org.junit.ComparisonFailure: [text expected:<ab[a]> but was:<ab[c abc]>] org.junit.ComparisonFailure: text expected:<ab[a]> but was:<ab[c abc]>
// expect: 'aba' and 'abc abd abc': org.junit.ComparisonFailure: [text expected:<ab[a]> but was:<ab[c abd abc]>] org.junit.ComparisonFailure: text expected:<ab[a]> but was:<ab[c abd abc]>
// expect: 'aba' and '0123456789012345678901234567890 same at the start': org.junit.ComparisonFailure: [text expected:<[aba]> but was:<[0123456789012345678901234567890 same at the start]>] org.junit.ComparisonFailure: text expected:<[aba]> but was:<[0123456789012345678901234567890 same at the start]>
// expect: 'aba' and '0123456789012345678901234567890 x at the start': org.junit.ComparisonFailure: [text expected:<[aba]> but was:<[0123456789012345678901234567890 x at the start]>] org.junit.ComparisonFailure: text expected:<[aba]> but was:<[0123456789012345678901234567890 x at the start]>
// expect: 'aba' and 'the end is x 0123456789012345678901234567890': org.junit.ComparisonFailure: [text expected:<[aba]> but was:<[the end is x 0123456789012345678901234567890]>] org.junit.ComparisonFailure: text expected:<[aba]> but was:<[the end is x 0123456789012345678901234567890]>
// expect: 'aba' and 'the end is here 0123456789012345678901234567890': org.junit.ComparisonFailure: [text expected:<[aba]> but was:<[the end is here 0123456789012345678901234567890]>] org.junit.ComparisonFailure: text expected:<[aba]> but was:<[the end is here 0123456789012345678901234567890]>
// expect: 'aba' and '0123456789012345678901234567890 x 0123456789012345678901234567890': org.junit.ComparisonFailure: [text expected:<[aba]> but was:<[0123456789012345678901234567890 x 0123456789012345678901234567890]>] org.junit.ComparisonFailure: text expected:<[aba]> but was:<[0123456789012345678901234567890 x 0123456789012345678901234567890]>
// expect: 'aba' and '0123456789012345678901234567890 yy 0123456789012345678901234567890': org.junit.ComparisonFailure: [text expected:<[aba]> but was:<[0123456789012345678901234567890 yy 0123456789012345678901234567890]>] org.junit.ComparisonFailure: text expected:<[aba]> but was:<[0123456789012345678901234567890 yy 0123456789012345678901234567890]>
// expect: 'aba' and '01234567890123456789x01234567890123456789': org.junit.ComparisonFailure: [text expected:<[aba]> but was:<[01234567890123456789x01234567890123456789]>] org.junit.ComparisonFailure: text expected:<[aba]> but was:<[01234567890123456789x01234567890123456789]>
// expect: 'aba' and '01234567890123456789y01234567890123456789': org.junit.ComparisonFailure: [text expected:<[aba]> but was:<[01234567890123456789y01234567890123456789]>] org.junit.ComparisonFailure: text expected:<[aba]> but was:<[01234567890123456789y01234567890123456789]>
// expect: 'aba' and '01234567890123456789': org.junit.ComparisonFailure: [text expected:<[aba]> but was:<[01234567890123456789]>] org.junit.ComparisonFailure: text expected:<[aba]> but was:<[01234567890123456789]>
// expect: 'aba' and '012345678901234567890': org.junit.ComparisonFailure: [text expected:<[aba]> but was:<[012345678901234567890]>] org.junit.ComparisonFailure: text expected:<[aba]> but was:<[012345678901234567890]>
// expect: 'ab
// expect: c' and '': org.junit.ComparisonFailure: [text expected:<[ab
// expect: c]> but was:<[]>] org.junit.ComparisonFailure: text expected:<[ab
// expect: c]> but was:<[]>
// expect: 'ab
// expect: c' and 'a': org.junit.ComparisonFailure: [text expected:<a[b
// expect: c]> but was:<a[]>] org.junit.ComparisonFailure: text expected:<a[b
// expect: c]> but was:<a[]>
// expect: 'ab
// expect: c' and 'b': org.junit.ComparisonFailure: [text expected:<[ab
// expect: c]> but was:<[b]>] org.junit.ComparisonFailure: text expected:<[ab
// expect: c]> but was:<[b]>
// expect: 'ab
// expect: c' and 'ab': org.junit.ComparisonFailure: [text expected:<ab[
// expect: c]> but was:<ab[]>] org.junit.ComparisonFailure: text expected:<ab[
// expect: c]> but was:<ab[]>
// expect: 'ab
// expect: c' and 'abc': org.junit.ComparisonFailure: [text expected:<ab[
// expect: ]c> but was:<ab[]c>] org.junit.ComparisonFailure: text expected:<ab[
// expect: ]c> but was:<ab[]c>
// expect: 'ab
// expect: c' and 'abbc': org.junit.ComparisonFailure: [text expected:<ab[
// expect: ]c> but was:<ab[b]c>] org.junit.ComparisonFailure: text expected:<ab[
// expect: ]c> but was:<ab[b]c>
// expect: 'ab
// expect: c' and 'ac': org.junit.ComparisonFailure: [text expected:<a[b
// expect: ]c> but was:<a[]c>] org.junit.ComparisonFailure: text expected:<a[b
// expect: ]c> but was:<a[]c>
// expect: 'ab
// expect: c' and 'aa': org.junit.ComparisonFailure: [text expected:<a[b
// expect: c]> but was:<a[a]>] org.junit.ComparisonFailure: text expected:<a[b
// expect: c]> but was:<a[a]>
// expect: 'ab
// expect: c' and 'aaa': org.junit.ComparisonFailure: [text expected:<a[b
// expect: c]> but was:<a[aa]>] org.junit.ComparisonFailure: text expected:<a[b
// expect: c]> but was:<a[aa]>
// expect: 'ab
// expect: c' and 'aba': org.junit.ComparisonFailure: [text expected:<ab[
// expect: c]> but was:<ab[a]>] org.junit.ComparisonFailure: text expected:<ab[
// expect: c]> but was:<ab[a]>
// expect: 'ab
// expect: c' and 'ab
// expect: c': passes
// expect: 'ab
// expect: c' and 'abc abc': org.junit.ComparisonFailure: [text expected:<ab[
// expect: ]c> but was:<ab[c ab]c>] org.junit.ComparisonFailure: text expected:<ab[
// expect: ]c> but was:<ab[c ab]c>
// expect: 'ab
// expect: c' and 'abc abd abc': org.junit.ComparisonFailure: [text expected:<ab[
// expect: ]c> but was:<ab[c abd ab]c>] org.junit.ComparisonFailure: text expected:<ab[
// expect: ]c> but was:<ab[c abd ab]c>
// expect: 'ab
// expect: c' and '0123456789012345678901234567890 same at the start': org.junit.ComparisonFailure: [text expected:<[ab
// expect: c]> but was:<[0123456789012345678901234567890 same at the start]>] org.junit.ComparisonFailure: text expected:<[ab
// expect: c]> but was:<[0123456789012345678901234567890 same at the start]>
// expect: 'ab
// expect: c' and '0123456789012345678901234567890 x at the start': org.junit.ComparisonFailure: [text expected:<[ab
// expect: c]> but was:<[0123456789012345678901234567890 x at the start]>] org.junit.ComparisonFailure: text expected:<[ab
// expect: c]> but was:<[0123456789012345678901234567890 x at the start]>
// expect: 'ab
// expect: c' and 'the end is x 0123456789012345678901234567890': org.junit.ComparisonFailure: [text expected:<[ab
// expect: c]> but was:<[the end is x 0123456789012345678901234567890]>] org.junit.ComparisonFailure: text expected:<[ab
// expect: c]> but was:<[the end is x 0123456789012345678901234567890]>
// expect: 'ab
// expect: c' and 'the end is here 0123456789012345678901234567890': org.junit.ComparisonFailure: [text expected:<[ab
// expect: c]> but was:<[the end is here 0123456789012345678901234567890]>] org.junit.ComparisonFailure: text expected:<[ab
// expect: c]> but was:<[the end is here 0123456789012345678901234567890]>
// expect: 'ab
// expect: c' and '0123456789012345678901234567890 x 0123456789012345678901234567890': org.junit.ComparisonFailure: [text expected:<[ab
// expect: c]> but was:<[0123456789012345678901234567890 x 0123456789012345678901234567890]>] org.junit.ComparisonFailure: text expected:<[ab
// expect: c]> but was:<[0123456789012345678901234567890 x 0123456789012345678901234567890]>
// expect: 'ab
// expect: c' and '0123456789012345678901234567890 yy 0123456789012345678901234567890': org.junit.ComparisonFailure: [text expected:<[ab
// expect: c]> but was:<[0123456789012345678901234567890 yy 0123456789012345678901234567890]>] org.junit.ComparisonFailure: text expected:<[ab
// expect: c]> but was:<[0123456789012345678901234567890 yy 0123456789012345678901234567890]>
// expect: 'ab
// expect: c' and '01234567890123456789x01234567890123456789': org.junit.ComparisonFailure: [text expected:<[ab
// expect: c]> but was:<[01234567890123456789x01234567890123456789]>] org.junit.ComparisonFailure: text expected:<[ab
// expect: c]> but was:<[01234567890123456789x01234567890123456789]>
// expect: 'ab
// expect: c' and '01234567890123456789y01234567890123456789': org.junit.ComparisonFailure: [text expected:<[ab
// expect: c]> but was:<[01234567890123456789y01234567890123456789]>] org.junit.ComparisonFailure: text expected:<[ab
// expect: c]> but was:<[01234567890123456789y01234567890123456789]>
// expect: 'ab
// expect: c' and '01234567890123456789': org.junit.ComparisonFailure: [text expected:<[ab
// expect: c]> but was:<[01234567890123456789]>] org.junit.ComparisonFailure: text expected:<[ab
// expect: c]> but was:<[01234567890123456789]>
// expect: 'ab
// expect: c' and '012345678901234567890': org.junit.ComparisonFailure: [text expected:<[ab
// expect: c]> but was:<[012345678901234567890]>] org.junit.ComparisonFailure: text expected:<[ab
// expect: c]> but was:<[012345678901234567890]>
// expect: 'abc abc' and '': org.junit.ComparisonFailure: [text expected:<[abc abc]> but was:<[]>] org.junit.ComparisonFailure: text expected:<[abc abc]> but was:<[]>
// expect: 'abc abc' and 'a': org.junit.ComparisonFailure: [text expected:<a[bc abc]> but was:<a[]>] org.junit.ComparisonFailure: text expected:<a[bc abc]> but was:<a[]>
// expect: 'abc abc' and 'b': org.junit.ComparisonFailure: [text expected:<[abc abc]> but was:<[b]>] org.junit.ComparisonFailure: text expected:<[abc abc]> but was:<[b]>
// expect: 'abc abc' and 'ab': org.junit.ComparisonFailure: [text expected:<ab[c abc]> but was:<ab[]>] org.junit.ComparisonFailure: text expected:<ab[c abc]> but was:<ab[]>
// expect: 'abc abc' and 'abc': org.junit.ComparisonFailure: [text expected:<abc[ abc]> but was:<abc[]>] org.junit.ComparisonFailure: text expected:<abc[ abc]> but was:<abc[]>
// expect: 'abc abc' and 'abbc': org.junit.ComparisonFailure: [text expected:<ab[c a]bc> but was:<ab[]bc>] org.junit.ComparisonFailure: text expected:<ab[c a]bc> but was:<ab[]bc>
// expect: 'abc abc' and 'ac': org.junit.ComparisonFailure: [text expected:<a[bc ab]c> but was:<a[]c>] org.junit.ComparisonFailure: text expected:<a[bc ab]c> but was:<a[]c>
// expect: 'abc abc' and 'aa': org.junit.ComparisonFailure: [text expected:<a[bc abc]> but was:<a[a]>] org.junit.ComparisonFailure: text expected:<a[bc abc]> but was:<a[a]>
// expect: 'abc abc' and 'aaa': org.junit.ComparisonFailure: [text expected:<a[bc abc]> but was:<a[aa]>] org.junit.ComparisonFailure: text expected:<a[bc abc]> but was:<a[aa]>
// expect: 'abc abc' and 'aba': org.junit.ComparisonFailure: [text expected:<ab[c abc]> but was:<ab[a]>] org.junit.ComparisonFailure: text expected:<ab[c abc]> but was:<ab[a]>
// expect: 'abc abc' and 'ab
// expect: c': org.junit.ComparisonFailure: [text expected:<ab[c ab]c> but was:<ab[
// expect: ]c>] org.junit.ComparisonFailure: text expected:<ab[c ab]c> but was:<ab[
// expect: ]c>
// expect: 'abc abc' and 'abc abc': passes
// expect: 'abc abc' and 'abc abd abc': org.junit.ComparisonFailure: [text expected:<abc ab[]c> but was:<abc ab[d ab]c>] org.junit.ComparisonFailure: text expected:<abc ab[]c> but was:<abc ab[d ab]c>
// expect: 'abc abc' and '0123456789012345678901234567890 same at the start': org.junit.ComparisonFailure: [text expected:<[abc abc]> but was:<[0123456789012345678901234567890 same at the start]>] org.junit.ComparisonFailure: text expected:<[abc abc]> but was:<[0123456789012345678901234567890 same at the start]>
// expect: 'abc abc' and '0123456789012345678901234567890 x at the start': org.junit.ComparisonFailure: [text expected:<[abc abc]> but was:<[0123456789012345678901234567890 x at the start]>] org.junit.ComparisonFailure: text expected:<[abc abc]> but was:<[0123456789012345678901234567890 x at the start]>
// expect: 'abc abc' and 'the end is x 0123456789012345678901234567890': org.junit.ComparisonFailure: [text expected:<[abc abc]> but was:<[the end is x 0123456789012345678901234567890]>] org.junit.ComparisonFailure: text expected:<[abc abc]> but was:<[the end is x 0123456789012345678901234567890]>
// expect: 'abc abc' and 'the end is here 0123456789012345678901234567890': org.junit.ComparisonFailure: [text expected:<[abc abc]> but was:<[the end is here 0123456789012345678901234567890]>] org.junit.ComparisonFailure: text expected:<[abc abc]> but was:<[the end is here 0123456789012345678901234567890]>
// expect: 'abc abc' and '0123456789012345678901234567890 x 0123456789012345678901234567890': org.junit.ComparisonFailure: [text expected:<[abc abc]> but was:<[0123456789012345678901234567890 x 0123456789012345678901234567890]>] org.junit.ComparisonFailure: text expected:<[abc abc]> but was:<[0123456789012345678901234567890 x 0123456789012345678901234567890]>
// expect: 'abc abc' and '0123456789012345678901234567890 yy 0123456789012345678901234567890': org.junit.ComparisonFailure: [text expected:<[abc abc]> but was:<[0123456789012345678901234567890 yy 0123456789012345678901234567890]>] org.junit.ComparisonFailure: text expected:<[abc abc]> but was:<[0123456789012345678901234567890 yy 0123456789012345678901234567890]>
// expect: 'abc abc' and '01234567890123456789x01234567890123456789': org.junit.ComparisonFailure: [text expected:<[abc abc]> but was:<[01234567890123456789x01234567890123456789]>] org.junit.ComparisonFailure: text expected:<[abc abc]> but was:<[01234567890123456789x01234567890123456789]>
// expect: 'abc abc' and '01234567890123456789y01234567890123456789': org.junit.ComparisonFailure: [text expected:<[abc abc]> but was:<[01234567890123456789y01234567890123456789]>] org.junit.ComparisonFailure: text expected:<[abc abc]> but was:<[01234567890123456789y01234567890123456789]>
// expect: 'abc abc' and '01234567890123456789': org.junit.ComparisonFailure: [text expected:<[abc abc]> but was:<[01234567890123456789]>] org.junit.ComparisonFailure: text expected:<[abc abc]> but was:<[01234567890123456789]>
// expect: 'abc abc' and '012345678901234567890': org.junit.ComparisonFailure: [text expected:<[abc abc]> but was:<[012345678901234567890]>] org.junit.ComparisonFailure: text expected:<[abc abc]> but was:<[012345678901234567890]>
// expect: 'abc abd abc' and '': org.junit.ComparisonFailure: [text expected:<[abc abd abc]> but was:<[]>] org.junit.ComparisonFailure: text expected:<[abc abd abc]> but was:<[]>
// expect: 'abc abd abc' and 'a': org.junit.ComparisonFailure: [text expected:<a[bc abd abc]> but was:<a[]>] org.junit.ComparisonFailure: text expected:<a[bc abd abc]> but was:<a[]>
// expect: 'abc abd abc' and 'b': org.junit.ComparisonFailure: [text expected:<[abc abd abc]> but was:<[b]>] org.junit.ComparisonFailure: text expected:<[abc abd abc]> but was:<[b]>
// expect: 'abc abd abc' and 'ab': org.junit.ComparisonFailure: [text expected:<ab[c abd abc]> but was:<ab[]>] org.junit.ComparisonFailure: text expected:<ab[c abd abc]> but was:<ab[]>
// expect: 'abc abd abc' and 'abc': org.junit.ComparisonFailure: [text expected:<abc[ abd abc]> but was:<abc[]>] org.junit.ComparisonFailure: text expected:<abc[ abd abc]> but was:<abc[]>
// expect: 'abc abd abc' and 'abbc': org.junit.ComparisonFailure: [text expected:<ab[c abd a]bc> but was:<ab[]bc>] org.junit.ComparisonFailure: text expected:<ab[c abd a]bc> but was:<ab[]bc>
// expect: 'abc abd abc' and 'ac': org.junit.ComparisonFailure: [text expected:<a[bc abd ab]c> but was:<a[]c>] org.junit.ComparisonFailure: text expected:<a[bc abd ab]c> but was:<a[]c>
// expect: 'abc abd abc' and 'aa': org.junit.ComparisonFailure: [text expected:<a[bc abd abc]> but was:<a[a]>] org.junit.ComparisonFailure: text expected:<a[bc abd abc]> but was:<a[a]>
// expect: 'abc abd abc' and 'aaa': org.junit.ComparisonFailure: [text expected:<a[bc abd abc]> but was:<a[aa]>] org.junit.ComparisonFailure: text expected:<a[bc abd abc]> but was:<a[aa]>
// expect: 'abc abd abc' and 'aba': org.junit.ComparisonFailure: [text expected:<ab[c abd abc]> but was:<ab[a]>] org.junit.ComparisonFailure: text expected:<ab[c abd abc]> but was:<ab[a]>
// expect: 'abc abd abc' and 'ab
// expect: c': org.junit.ComparisonFailure: [text expected:<ab[c abd ab]c> but was:<ab[
// expect: ]c>] org.junit.ComparisonFailure: text expected:<ab[c abd ab]c> but was:<ab[
// expect: ]c>
// expect: 'abc abd abc' and 'abc abc': org.junit.ComparisonFailure: [text expected:<abc ab[d ab]c> but was:<abc ab[]c>] org.junit.ComparisonFailure: text expected:<abc ab[d ab]c> but was:<abc ab[]c>
// expect: 'abc abd abc' and 'abc abd abc': passes
// expect: 'abc abd abc' and '0123456789012345678901234567890 same at the start': org.junit.ComparisonFailure: [text expected:<[abc abd abc]> but was:<[0123456789012345678901234567890 same at the start]>] org.junit.ComparisonFailure: text expected:<[abc abd abc]> but was:<[0123456789012345678901234567890 same at the start]>
// expect: 'abc abd abc' and '0123456789012345678901234567890 x at the start': org.junit.ComparisonFailure: [text expected:<[abc abd abc]> but was:<[0123456789012345678901234567890 x at the start]>] org.junit.ComparisonFailure: text expected:<[abc abd abc]> but was:<[0123456789012345678901234567890 x at the start]>
// expect: 'abc abd abc' and 'the end is x 0123456789012345678901234567890': org.junit.ComparisonFailure: [text expected:<[abc abd abc]> but was:<[the end is x 0123456789012345678901234567890]>] org.junit.ComparisonFailure: text expected:<[abc abd abc]> but was:<[the end is x 0123456789012345678901234567890]>
// expect: 'abc abd abc' and 'the end is here 0123456789012345678901234567890': org.junit.ComparisonFailure: [text expected:<[abc abd abc]> but was:<[the end is here 0123456789012345678901234567890]>] org.junit.ComparisonFailure: text expected:<[abc abd abc]> but was:<[the end is here 0123456789012345678901234567890]>
// expect: 'abc abd abc' and '0123456789012345678901234567890 x 0123456789012345678901234567890': org.junit.ComparisonFailure: [text expected:<[abc abd abc]> but was:<[0123456789012345678901234567890 x 0123456789012345678901234567890]>] org.junit.ComparisonFailure: text expected:<[abc abd abc]> but was:<[0123456789012345678901234567890 x 0123456789012345678901234567890]>
// expect: 'abc abd abc' and '0123456789012345678901234567890 yy 0123456789012345678901234567890': org.junit.ComparisonFailure: [text expected:<[abc abd abc]> but was:<[0123456789012345678901234567890 yy 0123456789012345678901234567890]>] org.junit.ComparisonFailure: text expected:<[abc abd abc]> but was:<[0123456789012345678901234567890 yy 0123456789012345678901234567890]>
// expect: 'abc abd abc' and '01234567890123456789x01234567890123456789': org.junit.ComparisonFailure: [text expected:<[abc abd abc]> but was:<[01234567890123456789x01234567890123456789]>] org.junit.ComparisonFailure: text expected:<[abc abd abc]> but was:<[01234567890123456789x01234567890123456789]>
// expect: 'abc abd abc' and '01234567890123456789y01234567890123456789': org.junit.ComparisonFailure: [text expected:<[abc abd abc]> but was:<[01234567890123456789y01234567890123456789]>] org.junit.ComparisonFailure: text expected:<[abc abd abc]> but was:<[01234567890123456789y01234567890123456789]>
// expect: 'abc abd abc' and '01234567890123456789': org.junit.ComparisonFailure: [text expected:<[abc abd abc]> but was:<[01234567890123456789]>] org.junit.ComparisonFailure: text expected:<[abc abd abc]> but was:<[01234567890123456789]>
// expect: 'abc abd abc' and '012345678901234567890': org.junit.ComparisonFailure: [text expected:<[abc abd abc]> but was:<[012345678901234567890]>] org.junit.ComparisonFailure: text expected:<[abc abd abc]> but was:<[012345678901234567890]>
// expect: '0123456789012345678901234567890 same at the start' and '': org.junit.ComparisonFailure: [text expected:<[0123456789012345678901234567890 same at the start]> but was:<[]>] org.junit.ComparisonFailure: text expected:<[0123456789012345678901234567890 same at the start]> but was:<[]>
// expect: '0123456789012345678901234567890 same at the start' and 'a': org.junit.ComparisonFailure: [text expected:<[0123456789012345678901234567890 same at the start]> but was:<[a]>] org.junit.ComparisonFailure: text expected:<[0123456789012345678901234567890 same at the start]> but was:<[a]>
// expect: '0123456789012345678901234567890 same at the start' and 'b': org.junit.ComparisonFailure: [text expected:<[0123456789012345678901234567890 same at the start]> but was:<[b]>] org.junit.ComparisonFailure: text expected:<[0123456789012345678901234567890 same at the start]> but was:<[b]>
// expect: '0123456789012345678901234567890 same at the start' and 'ab': org.junit.ComparisonFailure: [text expected:<[0123456789012345678901234567890 same at the start]> but was:<[ab]>] org.junit.ComparisonFailure: text expected:<[0123456789012345678901234567890 same at the start]> but was:<[ab]>
// expect: '0123456789012345678901234567890 same at the start' and 'abc': org.junit.ComparisonFailure: [text expected:<[0123456789012345678901234567890 same at the start]> but was:<[abc]>] org.junit.ComparisonFailure: text expected:<[0123456789012345678901234567890 same at the start]> but was:<[abc]>
// expect: '0123456789012345678901234567890 same at the start' and 'abbc': org.junit.ComparisonFailure: [text expected:<[0123456789012345678901234567890 same at the start]> but was:<[abbc]>] org.junit.ComparisonFailure: text expected:<[0123456789012345678901234567890 same at the start]> but was:<[abbc]>
// expect: '0123456789012345678901234567890 same at the start' and 'ac': org.junit.ComparisonFailure: [text expected:<[0123456789012345678901234567890 same at the start]> but was:<[ac]>] org.junit.ComparisonFailure: text expected:<[0123456789012345678901234567890 same at the start]> but was:<[ac]>
// expect: '0123456789012345678901234567890 same at the start' and 'aa': org.junit.ComparisonFailure: [text expected:<[0123456789012345678901234567890 same at the start]> but was:<[aa]>] org.junit.ComparisonFailure: text expected:<[0123456789012345678901234567890 same at the start]> but was:<[aa]>
// expect: '0123456789012345678901234567890 same at the start' and 'aaa': org.junit.ComparisonFailure: [text expected:<[0123456789012345678901234567890 same at the start]> but was:<[aaa]>] org.junit.ComparisonFailure: text expected:<[0123456789012345678901234567890 same at the start]> but was:<[aaa]>
// expect: '0123456789012345678901234567890 same at the start' and 'aba': org.junit.ComparisonFailure: [text expected:<[0123456789012345678901234567890 same at the start]> but was:<[aba]>] org.junit.ComparisonFailure: text expected:<[0123456789012345678901234567890 same at the start]> but was:<[aba]>
// expect: '0123456789012345678901234567890 same at the start' and 'ab
// expect: c': org.junit.ComparisonFailure: [text expected:<[0123456789012345678901234567890 same at the start]> but was:<[ab
// expect: c]>] org.junit.ComparisonFailure: text expected:<[0123456789012345678901234567890 same at the start]> but was:<[ab
// expect: c]>
// expect: '0123456789012345678901234567890 same at the start' and 'abc abc': org.junit.ComparisonFailure: [text expected:<[0123456789012345678901234567890 same at the start]> but was:<[abc abc]>] org.junit.ComparisonFailure: text expected:<[0123456789012345678901234567890 same at the start]> but was:<[abc abc]>
// expect: '0123456789012345678901234567890 same at the start' and 'abc abd abc': org.junit.ComparisonFailure: [text expected:<[0123456789012345678901234567890 same at the start]> but was:<[abc abd abc]>] org.junit.ComparisonFailure: text expected:<[0123456789012345678901234567890 same at the start]> but was:<[abc abd abc]>
// expect: '0123456789012345678901234567890 same at the start' and '0123456789012345678901234567890 same at the start': passes
// expect: '0123456789012345678901234567890 same at the start' and '0123456789012345678901234567890 x at the start': org.junit.ComparisonFailure: [text expected:<...2345678901234567890 [same] at the start> but was:<...2345678901234567890 [x] at the start>] org.junit.ComparisonFailure: text expected:<...2345678901234567890 [same] at the start> but was:<...2345678901234567890 [x] at the start>
// expect: '0123456789012345678901234567890 same at the start' and 'the end is x 0123456789012345678901234567890': org.junit.ComparisonFailure: [text expected:<[0123456789012345678901234567890 same at the start]> but was:<[the end is x 0123456789012345678901234567890]>] org.junit.ComparisonFailure: text expected:<[0123456789012345678901234567890 same at the start]> but was:<[the end is x 0123456789012345678901234567890]>
// expect: '0123456789012345678901234567890 same at the start' and 'the end is here 0123456789012345678901234567890': org.junit.ComparisonFailure: [text expected:<[0123456789012345678901234567890 same at the start]> but was:<[the end is here 0123456789012345678901234567890]>] org.junit.ComparisonFailure: text expected:<[0123456789012345678901234567890 same at the start]> but was:<[the end is here 0123456789012345678901234567890]>
// expect: '0123456789012345678901234567890 same at the start' and '0123456789012345678901234567890 x 0123456789012345678901234567890': org.junit.ComparisonFailure: [text expected:<...2345678901234567890 [same at the start]> but was:<...2345678901234567890 [x 0123456789012345678901234567890]>] org.junit.ComparisonFailure: text expected:<...2345678901234567890 [same at the start]> but was:<...2345678901234567890 [x 0123456789012345678901234567890]>
// expect: '0123456789012345678901234567890 same at the start' and '0123456789012345678901234567890 yy 0123456789012345678901234567890': org.junit.ComparisonFailure: [text expected:<...2345678901234567890 [same at the start]> but was:<...2345678901234567890 [yy 0123456789012345678901234567890]>] org.junit.ComparisonFailure: text expected:<...2345678901234567890 [same at the start]> but was:<...2345678901234567890 [yy 0123456789012345678901234567890]>
// expect: '0123456789012345678901234567890 same at the start' and '01234567890123456789x01234567890123456789': org.junit.ComparisonFailure: [text expected:<01234567890123456789[01234567890 same at the start]> but was:<01234567890123456789[x01234567890123456789]>] org.junit.ComparisonFailure: text expected:<01234567890123456789[01234567890 same at the start]> but was:<01234567890123456789[x01234567890123456789]>
// expect: '0123456789012345678901234567890 same at the start' and '01234567890123456789y01234567890123456789': org.junit.ComparisonFailure: [text expected:<01234567890123456789[01234567890 same at the start]> but was:<01234567890123456789[y01234567890123456789]>] org.junit.ComparisonFailure: text expected:<01234567890123456789[01234567890 same at the start]> but was:<01234567890123456789[y01234567890123456789]>
// expect: '0123456789012345678901234567890 same at the start' and '01234567890123456789': org.junit.ComparisonFailure: [text expected:<01234567890123456789[01234567890 same at the start]> but was:<01234567890123456789[]>] org.junit.ComparisonFailure: text expected:<01234567890123456789[01234567890 same at the start]> but was:<01234567890123456789[]>
// expect: '0123456789012345678901234567890 same at the start' and '012345678901234567890': org.junit.ComparisonFailure: [text expected:<...12345678901234567890[1234567890 same at the start]> but was:<...12345678901234567890[]>] org.junit.ComparisonFailure: text expected:<...12345678901234567890[1234567890 same at the start]> but was:<...12345678901234567890[]>
// expect: '0123456789012345678901234567890 x at the start' and '': org.junit.ComparisonFailure: [text expected:<[0123456789012345678901234567890 x at the start]> but was:<[]>] org.junit.ComparisonFailure: text expected:<[0123456789012345678901234567890 x at the start]> but was:<[]>
// expect: '0123456789012345678901234567890 x at the start' and 'a': org.junit.ComparisonFailure: [text expected:<[0123456789012345678901234567890 x at the start]> but was:<[a]>] org.junit.ComparisonFailure: text expected:<[0123456789012345678901234567890 x at the start]> but was:<[a]>
// expect: '0123456789012345678901234567890 x at the start' and 'b': org.junit.ComparisonFailure: [text expected:<[0123456789012345678901234567890 x at the start]> but was:<[b]>] org.junit.ComparisonFailure: text expected:<[0123456789012345678901234567890 x at the start]> but was:<[b]>
// expect: '0123456789012345678901234567890 x at the start' and 'ab': org.junit.ComparisonFailure: [text expected:<[0123456789012345678901234567890 x at the start]> but was:<[ab]>] org.junit.ComparisonFailure: text expected:<[0123456789012345678901234567890 x at the start]> but was:<[ab]>
// expect: '0123456789012345678901234567890 x at the start' and 'abc': org.junit.ComparisonFailure: [text expected:<[0123456789012345678901234567890 x at the start]> but was:<[abc]>] org.junit.ComparisonFailure: text expected:<[0123456789012345678901234567890 x at the start]> but was:<[abc]>
// expect: '0123456789012345678901234567890 x at the start' and 'abbc': org.junit.ComparisonFailure: [text expected:<[0123456789012345678901234567890 x at the start]> but was:<[abbc]>] org.junit.ComparisonFailure: text expected:<[0123456789012345678901234567890 x at the start]> but was:<[abbc]>
// expect: '0123456789012345678901234567890 x at the start' and 'ac': org.junit.ComparisonFailure: [text expected:<[0123456789012345678901234567890 x at the start]> but was:<[ac]>] org.junit.ComparisonFailure: text expected:<[0123456789012345678901234567890 x at the start]> but was:<[ac]>
// expect: '0123456789012345678901234567890 x at the start' and 'aa': org.junit.ComparisonFailure: [text expected:<[0123456789012345678901234567890 x at the start]> but was:<[aa]>] org.junit.ComparisonFailure: text expected:<[0123456789012345678901234567890 x at the start]> but was:<[aa]>
// expect: '0123456789012345678901234567890 x at the start' and 'aaa': org.junit.ComparisonFailure: [text expected:<[0123456789012345678901234567890 x at the start]> but was:<[aaa]>] org.junit.ComparisonFailure: text expected:<[0123456789012345678901234567890 x at the start]> but was:<[aaa]>
// expect: '0123456789012345678901234567890 x at the start' and 'aba': org.junit.ComparisonFailure: [text expected:<[0123456789012345678901234567890 x at the start]> but was:<[aba]>] org.junit.ComparisonFailure: text expected:<[0123456789012345678901234567890 x at the start]> but was:<[aba]>
// expect: '0123456789012345678901234567890 x at the start' and 'ab
// expect: c': org.junit.ComparisonFailure: [text expected:<[0123456789012345678901234567890 x at the start]> but was:<[ab
// expect: c]>] org.junit.ComparisonFailure: text expected:<[0123456789012345678901234567890 x at the start]> but was:<[ab
// expect: c]>
// expect: '0123456789012345678901234567890 x at the start' and 'abc abc': org.junit.ComparisonFailure: [text expected:<[0123456789012345678901234567890 x at the start]> but was:<[abc abc]>] org.junit.ComparisonFailure: text expected:<[0123456789012345678901234567890 x at the start]> but was:<[abc abc]>
// expect: '0123456789012345678901234567890 x at the start' and 'abc abd abc': org.junit.ComparisonFailure: [text expected:<[0123456789012345678901234567890 x at the start]> but was:<[abc abd abc]>] org.junit.ComparisonFailure: text expected:<[0123456789012345678901234567890 x at the start]> but was:<[abc abd abc]>
// expect: '0123456789012345678901234567890 x at the start' and '0123456789012345678901234567890 same at the start': org.junit.ComparisonFailure: [text expected:<...2345678901234567890 [x] at the start> but was:<...2345678901234567890 [same] at the start>] org.junit.ComparisonFailure: text expected:<...2345678901234567890 [x] at the start> but was:<...2345678901234567890 [same] at the start>
// expect: '0123456789012345678901234567890 x at the start' and '0123456789012345678901234567890 x at the start': passes
// expect: '0123456789012345678901234567890 x at the start' and 'the end is x 0123456789012345678901234567890': org.junit.ComparisonFailure: [text expected:<[0123456789012345678901234567890 x at the start]> but was:<[the end is x 0123456789012345678901234567890]>] org.junit.ComparisonFailure: text expected:<[0123456789012345678901234567890 x at the start]> but was:<[the end is x 0123456789012345678901234567890]>
// expect: '0123456789012345678901234567890 x at the start' and 'the end is here 0123456789012345678901234567890': org.junit.ComparisonFailure: [text expected:<[0123456789012345678901234567890 x at the start]> but was:<[the end is here 0123456789012345678901234567890]>] org.junit.ComparisonFailure: text expected:<[0123456789012345678901234567890 x at the start]> but was:<[the end is here 0123456789012345678901234567890]>
// expect: '0123456789012345678901234567890 x at the start' and '0123456789012345678901234567890 x 0123456789012345678901234567890': org.junit.ComparisonFailure: [text expected:<...45678901234567890 x [at the start]> but was:<...45678901234567890 x [0123456789012345678901234567890]>] org.junit.ComparisonFailure: text expected:<...45678901234567890 x [at the start]> but was:<...45678901234567890 x [0123456789012345678901234567890]>
// expect: '0123456789012345678901234567890 x at the start' and '0123456789012345678901234567890 yy 0123456789012345678901234567890': org.junit.ComparisonFailure: [text expected:<...2345678901234567890 [x at the start]> but was:<...2345678901234567890 [yy 0123456789012345678901234567890]>] org.junit.ComparisonFailure: text expected:<...2345678901234567890 [x at the start]> but was:<...2345678901234567890 [yy 0123456789012345678901234567890]>
// expect: '0123456789012345678901234567890 x at the start' and '01234567890123456789x01234567890123456789': org.junit.ComparisonFailure: [text expected:<01234567890123456789[01234567890 x at the start]> but was:<01234567890123456789[x01234567890123456789]>] org.junit.ComparisonFailure: text expected:<01234567890123456789[01234567890 x at the start]> but was:<01234567890123456789[x01234567890123456789]>
// expect: '0123456789012345678901234567890 x at the start' and '01234567890123456789y01234567890123456789': org.junit.ComparisonFailure: [text expected:<01234567890123456789[01234567890 x at the start]> but was:<01234567890123456789[y01234567890123456789]>] org.junit.ComparisonFailure: text expected:<01234567890123456789[01234567890 x at the start]> but was:<01234567890123456789[y01234567890123456789]>
// expect: '0123456789012345678901234567890 x at the start' and '01234567890123456789': org.junit.ComparisonFailure: [text expected:<01234567890123456789[01234567890 x at the start]> but was:<01234567890123456789[]>] org.junit.ComparisonFailure: text expected:<01234567890123456789[01234567890 x at the start]> but was:<01234567890123456789[]>
// expect: '0123456789012345678901234567890 x at the start' and '012345678901234567890': org.junit.ComparisonFailure: [text expected:<...12345678901234567890[1234567890 x at the start]> but was:<...12345678901234567890[]>] org.junit.ComparisonFailure: text expected:<...12345678901234567890[1234567890 x at the start]> but was:<...12345678901234567890[]>
// expect: 'the end is x 0123456789012345678901234567890' and '': org.junit.ComparisonFailure: [text expected:<[the end is x 0123456789012345678901234567890]> but was:<[]>] org.junit.ComparisonFailure: text expected:<[the end is x 0123456789012345678901234567890]> but was:<[]>
// expect: 'the end is x 0123456789012345678901234567890' and 'a': org.junit.ComparisonFailure: [text expected:<[the end is x 0123456789012345678901234567890]> but was:<[a]>] org.junit.ComparisonFailure: text expected:<[the end is x 0123456789012345678901234567890]> but was:<[a]>
// expect: 'the end is x 0123456789012345678901234567890' and 'b': org.junit.ComparisonFailure: [text expected:<[the end is x 0123456789012345678901234567890]> but was:<[b]>] org.junit.ComparisonFailure: text expected:<[the end is x 0123456789012345678901234567890]> but was:<[b]>
// expect: 'the end is x 0123456789012345678901234567890' and 'ab': org.junit.ComparisonFailure: [text expected:<[the end is x 0123456789012345678901234567890]> but was:<[ab]>] org.junit.ComparisonFailure: text expected:<[the end is x 0123456789012345678901234567890]> but was:<[ab]>
// expect: 'the end is x 0123456789012345678901234567890' and 'abc': org.junit.ComparisonFailure: [text expected:<[the end is x 0123456789012345678901234567890]> but was:<[abc]>] org.junit.ComparisonFailure: text expected:<[the end is x 0123456789012345678901234567890]> but was:<[abc]>
// expect: 'the end is x 0123456789012345678901234567890' and 'abbc': org.junit.ComparisonFailure: [text expected:<[the end is x 0123456789012345678901234567890]> but was:<[abbc]>] org.junit.ComparisonFailure: text expected:<[the end is x 0123456789012345678901234567890]> but was:<[abbc]>
// expect: 'the end is x 0123456789012345678901234567890' and 'ac': org.junit.ComparisonFailure: [text expected:<[the end is x 0123456789012345678901234567890]> but was:<[ac]>] org.junit.ComparisonFailure: text expected:<[the end is x 0123456789012345678901234567890]> but was:<[ac]>
// expect: 'the end is x 0123456789012345678901234567890' and 'aa': org.junit.ComparisonFailure: [text expected:<[the end is x 0123456789012345678901234567890]> but was:<[aa]>] org.junit.ComparisonFailure: text expected:<[the end is x 0123456789012345678901234567890]> but was:<[aa]>
// expect: 'the end is x 0123456789012345678901234567890' and 'aaa': org.junit.ComparisonFailure: [text expected:<[the end is x 0123456789012345678901234567890]> but was:<[aaa]>] org.junit.ComparisonFailure: text expected:<[the end is x 0123456789012345678901234567890]> but was:<[aaa]>
// expect: 'the end is x 0123456789012345678901234567890' and 'aba': org.junit.ComparisonFailure: [text expected:<[the end is x 0123456789012345678901234567890]> but was:<[aba]>] org.junit.ComparisonFailure: text expected:<[the end is x 0123456789012345678901234567890]> but was:<[aba]>
// expect: 'the end is x 0123456789012345678901234567890' and 'ab
// expect: c': org.junit.ComparisonFailure: [text expected:<[the end is x 0123456789012345678901234567890]> but was:<[ab
// expect: c]>] org.junit.ComparisonFailure: text expected:<[the end is x 0123456789012345678901234567890]> but was:<[ab
// expect: c]>
// expect: 'the end is x 0123456789012345678901234567890' and 'abc abc': org.junit.ComparisonFailure: [text expected:<[the end is x 0123456789012345678901234567890]> but was:<[abc abc]>] org.junit.ComparisonFailure: text expected:<[the end is x 0123456789012345678901234567890]> but was:<[abc abc]>
// expect: 'the end is x 0123456789012345678901234567890' and 'abc abd abc': org.junit.ComparisonFailure: [text expected:<[the end is x 0123456789012345678901234567890]> but was:<[abc abd abc]>] org.junit.ComparisonFailure: text expected:<[the end is x 0123456789012345678901234567890]> but was:<[abc abd abc]>
// expect: 'the end is x 0123456789012345678901234567890' and '0123456789012345678901234567890 same at the start': org.junit.ComparisonFailure: [text expected:<[the end is x 0123456789012345678901234567890]> but was:<[0123456789012345678901234567890 same at the start]>] org.junit.ComparisonFailure: text expected:<[the end is x 0123456789012345678901234567890]> but was:<[0123456789012345678901234567890 same at the start]>
// expect: 'the end is x 0123456789012345678901234567890' and '0123456789012345678901234567890 x at the start': org.junit.ComparisonFailure: [text expected:<[the end is x 0123456789012345678901234567890]> but was:<[0123456789012345678901234567890 x at the start]>] org.junit.ComparisonFailure: text expected:<[the end is x 0123456789012345678901234567890]> but was:<[0123456789012345678901234567890 x at the start]>
// expect: 'the end is x 0123456789012345678901234567890' and 'the end is x 0123456789012345678901234567890': passes
// expect: 'the end is x 0123456789012345678901234567890' and 'the end is here 0123456789012345678901234567890': org.junit.ComparisonFailure: [text expected:<the end is [x] 0123456789012345678...> but was:<the end is [here] 0123456789012345678...>] org.junit.ComparisonFailure: text expected:<the end is [x] 0123456789012345678...> but was:<the end is [here] 0123456789012345678...>
// expect: 'the end is x 0123456789012345678901234567890' and '0123456789012345678901234567890 x 0123456789012345678901234567890': org.junit.ComparisonFailure: [text expected:<[the end is] x 01234567890123456...> but was:<[0123456789012345678901234567890] x 01234567890123456...>] org.junit.ComparisonFailure: text expected:<[the end is] x 01234567890123456...> but was:<[0123456789012345678901234567890] x 01234567890123456...>
// expect: 'the end is x 0123456789012345678901234567890' and '0123456789012345678901234567890 yy 0123456789012345678901234567890': org.junit.ComparisonFailure: [text expected:<[the end is x] 0123456789012345678...> but was:<[0123456789012345678901234567890 yy] 0123456789012345678...>] org.junit.ComparisonFailure: text expected:<[the end is x] 0123456789012345678...> but was:<[0123456789012345678901234567890 yy] 0123456789012345678...>
// expect: 'the end is x 0123456789012345678901234567890' and '01234567890123456789x01234567890123456789': org.junit.ComparisonFailure: [text expected:<[the end is x 0123456789012345678901234567890]> but was:<[01234567890123456789x01234567890123456789]>] org.junit.ComparisonFailure: text expected:<[the end is x 0123456789012345678901234567890]> but was:<[01234567890123456789x01234567890123456789]>
// expect: 'the end is x 0123456789012345678901234567890' and '01234567890123456789y01234567890123456789': org.junit.ComparisonFailure: [text expected:<[the end is x 0123456789012345678901234567890]> but was:<[01234567890123456789y01234567890123456789]>] org.junit.ComparisonFailure: text expected:<[the end is x 0123456789012345678901234567890]> but was:<[01234567890123456789y01234567890123456789]>
// expect: 'the end is x 0123456789012345678901234567890' and '01234567890123456789': org.junit.ComparisonFailure: [text expected:<[the end is x 0123456789012345678901234567890]> but was:<[01234567890123456789]>] org.junit.ComparisonFailure: text expected:<[the end is x 0123456789012345678901234567890]> but was:<[01234567890123456789]>
// expect: 'the end is x 0123456789012345678901234567890' and '012345678901234567890': org.junit.ComparisonFailure: [text expected:<[the end is x 0123456789]01234567890123456789...> but was:<[]01234567890123456789...>] org.junit.ComparisonFailure: text expected:<[the end is x 0123456789]01234567890123456789...> but was:<[]01234567890123456789...>
// expect: 'the end is here 0123456789012345678901234567890' and '': org.junit.ComparisonFailure: [text expected:<[the end is here 0123456789012345678901234567890]> but was:<[]>] org.junit.ComparisonFailure: text expected:<[the end is here 0123456789012345678901234567890]> but was:<[]>
// expect: 'the end is here 0123456789012345678901234567890' and 'a': org.junit.ComparisonFailure: [text expected:<[the end is here 0123456789012345678901234567890]> but was:<[a]>] org.junit.ComparisonFailure: text expected:<[the end is here 0123456789012345678901234567890]> but was:<[a]>
// expect: 'the end is here 0123456789012345678901234567890' and 'b': org.junit.ComparisonFailure: [text expected:<[the end is here 0123456789012345678901234567890]> but was:<[b]>] org.junit.ComparisonFailure: text expected:<[the end is here 0123456789012345678901234567890]> but was:<[b]>
// expect: 'the end is here 0123456789012345678901234567890' and 'ab': org.junit.ComparisonFailure: [text expected:<[the end is here 0123456789012345678901234567890]> but was:<[ab]>] org.junit.ComparisonFailure: text expected:<[the end is here 0123456789012345678901234567890]> but was:<[ab]>
// expect: 'the end is here 0123456789012345678901234567890' and 'abc': org.junit.ComparisonFailure: [text expected:<[the end is here 0123456789012345678901234567890]> but was:<[abc]>] org.junit.ComparisonFailure: text expected:<[the end is here 0123456789012345678901234567890]> but was:<[abc]>
// expect: 'the end is here 0123456789012345678901234567890' and 'abbc': org.junit.ComparisonFailure: [text expected:<[the end is here 0123456789012345678901234567890]> but was:<[abbc]>] org.junit.ComparisonFailure: text expected:<[the end is here 0123456789012345678901234567890]> but was:<[abbc]>
// expect: 'the end is here 0123456789012345678901234567890' and 'ac': org.junit.ComparisonFailure: [text expected:<[the end is here 0123456789012345678901234567890]> but was:<[ac]>] org.junit.ComparisonFailure: text expected:<[the end is here 0123456789012345678901234567890]> but was:<[ac]>
// expect: 'the end is here 0123456789012345678901234567890' and 'aa': org.junit.ComparisonFailure: [text expected:<[the end is here 0123456789012345678901234567890]> but was:<[aa]>] org.junit.ComparisonFailure: text expected:<[the end is here 0123456789012345678901234567890]> but was:<[aa]>
// expect: 'the end is here 0123456789012345678901234567890' and 'aaa': org.junit.ComparisonFailure: [text expected:<[the end is here 0123456789012345678901234567890]> but was:<[aaa]>] org.junit.ComparisonFailure: text expected:<[the end is here 0123456789012345678901234567890]> but was:<[aaa]>
// expect: 'the end is here 0123456789012345678901234567890' and 'aba': org.junit.ComparisonFailure: [text expected:<[the end is here 0123456789012345678901234567890]> but was:<[aba]>] org.junit.ComparisonFailure: text expected:<[the end is here 0123456789012345678901234567890]> but was:<[aba]>
// expect: 'the end is here 0123456789012345678901234567890' and 'ab
// expect: c': org.junit.ComparisonFailure: [text expected:<[the end is here 0123456789012345678901234567890]> but was:<[ab
// expect: c]>] org.junit.ComparisonFailure: text expected:<[the end is here 0123456789012345678901234567890]> but was:<[ab
// expect: c]>
// expect: 'the end is here 0123456789012345678901234567890' and 'abc abc': org.junit.ComparisonFailure: [text expected:<[the end is here 0123456789012345678901234567890]> but was:<[abc abc]>] org.junit.ComparisonFailure: text expected:<[the end is here 0123456789012345678901234567890]> but was:<[abc abc]>
// expect: 'the end is here 0123456789012345678901234567890' and 'abc abd abc': org.junit.ComparisonFailure: [text expected:<[the end is here 0123456789012345678901234567890]> but was:<[abc abd abc]>] org.junit.ComparisonFailure: text expected:<[the end is here 0123456789012345678901234567890]> but was:<[abc abd abc]>
// expect: 'the end is here 0123456789012345678901234567890' and '0123456789012345678901234567890 same at the start': org.junit.ComparisonFailure: [text expected:<[the end is here 0123456789012345678901234567890]> but was:<[0123456789012345678901234567890 same at the start]>] org.junit.ComparisonFailure: text expected:<[the end is here 0123456789012345678901234567890]> but was:<[0123456789012345678901234567890 same at the start]>
// expect: 'the end is here 0123456789012345678901234567890' and '0123456789012345678901234567890 x at the start': org.junit.ComparisonFailure: [text expected:<[the end is here 0123456789012345678901234567890]> but was:<[0123456789012345678901234567890 x at the start]>] org.junit.ComparisonFailure: text expected:<[the end is here 0123456789012345678901234567890]> but was:<[0123456789012345678901234567890 x at the start]>
// expect: 'the end is here 0123456789012345678901234567890' and 'the end is x 0123456789012345678901234567890': org.junit.ComparisonFailure: [text expected:<the end is [here] 0123456789012345678...> but was:<the end is [x] 0123456789012345678...>] org.junit.ComparisonFailure: text expected:<the end is [here] 0123456789012345678...> but was:<the end is [x] 0123456789012345678...>
// expect: 'the end is here 0123456789012345678901234567890' and 'the end is here 0123456789012345678901234567890': passes
// expect: 'the end is here 0123456789012345678901234567890' and '0123456789012345678901234567890 x 0123456789012345678901234567890': org.junit.ComparisonFailure: [text expected:<[the end is here] 0123456789012345678...> but was:<[0123456789012345678901234567890 x] 0123456789012345678...>] org.junit.ComparisonFailure: text expected:<[the end is here] 0123456789012345678...> but was:<[0123456789012345678901234567890 x] 0123456789012345678...>
// expect: 'the end is here 0123456789012345678901234567890' and '0123456789012345678901234567890 yy 0123456789012345678901234567890': org.junit.ComparisonFailure: [text expected:<[the end is here] 0123456789012345678...> but was:<[0123456789012345678901234567890 yy] 0123456789012345678...>] org.junit.ComparisonFailure: text expected:<[the end is here] 0123456789012345678...> but was:<[0123456789012345678901234567890 yy] 0123456789012345678...>
// expect: 'the end is here 0123456789012345678901234567890' and '01234567890123456789x01234567890123456789': org.junit.ComparisonFailure: [text expected:<[the end is here 0123456789012345678901234567890]> but was:<[01234567890123456789x01234567890123456789]>] org.junit.ComparisonFailure: text expected:<[the end is here 0123456789012345678901234567890]> but was:<[01234567890123456789x01234567890123456789]>
// expect: 'the end is here 0123456789012345678901234567890' and '01234567890123456789y01234567890123456789': org.junit.ComparisonFailure: [text expected:<[the end is here 0123456789012345678901234567890]> but was:<[01234567890123456789y01234567890123456789]>] org.junit.ComparisonFailure: text expected:<[the end is here 0123456789012345678901234567890]> but was:<[01234567890123456789y01234567890123456789]>
// expect: 'the end is here 0123456789012345678901234567890' and '01234567890123456789': org.junit.ComparisonFailure: [text expected:<[the end is here 0123456789012345678901234567890]> but was:<[01234567890123456789]>] org.junit.ComparisonFailure: text expected:<[the end is here 0123456789012345678901234567890]> but was:<[01234567890123456789]>
// expect: 'the end is here 0123456789012345678901234567890' and '012345678901234567890': org.junit.ComparisonFailure: [text expected:<[the end is here 0123456789]01234567890123456789...> but was:<[]01234567890123456789...>] org.junit.ComparisonFailure: text expected:<[the end is here 0123456789]01234567890123456789...> but was:<[]01234567890123456789...>
// expect: '0123456789012345678901234567890 x 0123456789012345678901234567890' and '': org.junit.ComparisonFailure: [text expected:<[0123456789012345678901234567890 x 0123456789012345678901234567890]> but was:<[]>] org.junit.ComparisonFailure: text expected:<[0123456789012345678901234567890 x 0123456789012345678901234567890]> but was:<[]>
// expect: '0123456789012345678901234567890 x 0123456789012345678901234567890' and 'a': org.junit.ComparisonFailure: [text expected:<[0123456789012345678901234567890 x 0123456789012345678901234567890]> but was:<[a]>] org.junit.ComparisonFailure: text expected:<[0123456789012345678901234567890 x 0123456789012345678901234567890]> but was:<[a]>
// expect: '0123456789012345678901234567890 x 0123456789012345678901234567890' and 'b': org.junit.ComparisonFailure: [text expected:<[0123456789012345678901234567890 x 0123456789012345678901234567890]> but was:<[b]>] org.junit.ComparisonFailure: text expected:<[0123456789012345678901234567890 x 0123456789012345678901234567890]> but was:<[b]>
// expect: '0123456789012345678901234567890 x 0123456789012345678901234567890' and 'ab': org.junit.ComparisonFailure: [text expected:<[0123456789012345678901234567890 x 0123456789012345678901234567890]> but was:<[ab]>] org.junit.ComparisonFailure: text expected:<[0123456789012345678901234567890 x 0123456789012345678901234567890]> but was:<[ab]>
// expect: '0123456789012345678901234567890 x 0123456789012345678901234567890' and 'abc': org.junit.ComparisonFailure: [text expected:<[0123456789012345678901234567890 x 0123456789012345678901234567890]> but was:<[abc]>] org.junit.ComparisonFailure: text expected:<[0123456789012345678901234567890 x 0123456789012345678901234567890]> but was:<[abc]>
// expect: '0123456789012345678901234567890 x 0123456789012345678901234567890' and 'abbc': org.junit.ComparisonFailure: [text expected:<[0123456789012345678901234567890 x 0123456789012345678901234567890]> but was:<[abbc]>] org.junit.ComparisonFailure: text expected:<[0123456789012345678901234567890 x 0123456789012345678901234567890]> but was:<[abbc]>
// expect: '0123456789012345678901234567890 x 0123456789012345678901234567890' and 'ac': org.junit.ComparisonFailure: [text expected:<[0123456789012345678901234567890 x 0123456789012345678901234567890]> but was:<[ac]>] org.junit.ComparisonFailure: text expected:<[0123456789012345678901234567890 x 0123456789012345678901234567890]> but was:<[ac]>
// expect: '0123456789012345678901234567890 x 0123456789012345678901234567890' and 'aa': org.junit.ComparisonFailure: [text expected:<[0123456789012345678901234567890 x 0123456789012345678901234567890]> but was:<[aa]>] org.junit.ComparisonFailure: text expected:<[0123456789012345678901234567890 x 0123456789012345678901234567890]> but was:<[aa]>
// expect: '0123456789012345678901234567890 x 0123456789012345678901234567890' and 'aaa': org.junit.ComparisonFailure: [text expected:<[0123456789012345678901234567890 x 0123456789012345678901234567890]> but was:<[aaa]>] org.junit.ComparisonFailure: text expected:<[0123456789012345678901234567890 x 0123456789012345678901234567890]> but was:<[aaa]>
// expect: '0123456789012345678901234567890 x 0123456789012345678901234567890' and 'aba': org.junit.ComparisonFailure: [text expected:<[0123456789012345678901234567890 x 0123456789012345678901234567890]> but was:<[aba]>] org.junit.ComparisonFailure: text expected:<[0123456789012345678901234567890 x 0123456789012345678901234567890]> but was:<[aba]>
// expect: '0123456789012345678901234567890 x 0123456789012345678901234567890' and 'ab
// expect: c': org.junit.ComparisonFailure: [text expected:<[0123456789012345678901234567890 x 0123456789012345678901234567890]> but was:<[ab
// expect: c]>] org.junit.ComparisonFailure: text expected:<[0123456789012345678901234567890 x 0123456789012345678901234567890]> but was:<[ab
// expect: c]>
// expect: '0123456789012345678901234567890 x 0123456789012345678901234567890' and 'abc abc': org.junit.ComparisonFailure: [text expected:<[0123456789012345678901234567890 x 0123456789012345678901234567890]> but was:<[abc abc]>] org.junit.ComparisonFailure: text expected:<[0123456789012345678901234567890 x 0123456789012345678901234567890]> but was:<[abc abc]>
// expect: '0123456789012345678901234567890 x 0123456789012345678901234567890' and 'abc abd abc': org.junit.ComparisonFailure: [text expected:<[0123456789012345678901234567890 x 0123456789012345678901234567890]> but was:<[abc abd abc]>] org.junit.ComparisonFailure: text expected:<[0123456789012345678901234567890 x 0123456789012345678901234567890]> but was:<[abc abd abc]>
// expect: '0123456789012345678901234567890 x 0123456789012345678901234567890' and '0123456789012345678901234567890 same at the start': org.junit.ComparisonFailure: [text expected:<...2345678901234567890 [x 0123456789012345678901234567890]> but was:<...2345678901234567890 [same at the start]>] org.junit.ComparisonFailure: text expected:<...2345678901234567890 [x 0123456789012345678901234567890]> but was:<...2345678901234567890 [same at the start]>
// expect: '0123456789012345678901234567890 x 0123456789012345678901234567890' and '0123456789012345678901234567890 x at the start': org.junit.ComparisonFailure: [text expected:<...45678901234567890 x [0123456789012345678901234567890]> but was:<...45678901234567890 x [at the start]>] org.junit.ComparisonFailure: text expected:<...45678901234567890 x [0123456789012345678901234567890]> but was:<...45678901234567890 x [at the start]>
// expect: '0123456789012345678901234567890 x 0123456789012345678901234567890' and 'the end is x 0123456789012345678901234567890': org.junit.ComparisonFailure: [text expected:<[0123456789012345678901234567890] x 01234567890123456...> but was:<[the end is] x 01234567890123456...>] org.junit.ComparisonFailure: text expected:<[0123456789012345678901234567890] x 01234567890123456...> but was:<[the end is] x 01234567890123456...>
// expect: '0123456789012345678901234567890 x 0123456789012345678901234567890' and 'the end is here 0123456789012345678901234567890': org.junit.ComparisonFailure: [text expected:<[0123456789012345678901234567890 x] 0123456789012345678...> but was:<[the end is here] 0123456789012345678...>] org.junit.ComparisonFailure: text expected:<[0123456789012345678901234567890 x] 0123456789012345678...> but was:<[the end is here] 0123456789012345678...>
// expect: '0123456789012345678901234567890 x 0123456789012345678901234567890' and '0123456789012345678901234567890 x 0123456789012345678901234567890': passes
// expect: '0123456789012345678901234567890 x 0123456789012345678901234567890' and '0123456789012345678901234567890 yy 0123456789012345678901234567890': org.junit.ComparisonFailure: [text expected:<...2345678901234567890 [x] 0123456789012345678...> but was:<...2345678901234567890 [yy] 0123456789012345678...>] org.junit.ComparisonFailure: text expected:<...2345678901234567890 [x] 0123456789012345678...> but was:<...2345678901234567890 [yy] 0123456789012345678...>
// expect: '0123456789012345678901234567890 x 0123456789012345678901234567890' and '01234567890123456789x01234567890123456789': org.junit.ComparisonFailure: [text expected:<01234567890123456789[01234567890 x 0123456789012345678901234567890]> but was:<01234567890123456789[x01234567890123456789]>] org.junit.ComparisonFailure: text expected:<01234567890123456789[01234567890 x 0123456789012345678901234567890]> but was:<01234567890123456789[x01234567890123456789]>
// expect: '0123456789012345678901234567890 x 0123456789012345678901234567890' and '01234567890123456789y01234567890123456789': org.junit.ComparisonFailure: [text expected:<01234567890123456789[01234567890 x 0123456789012345678901234567890]> but was:<01234567890123456789[y01234567890123456789]>] org.junit.ComparisonFailure: text expected:<01234567890123456789[01234567890 x 0123456789012345678901234567890]> but was:<01234567890123456789[y01234567890123456789]>
// expect: '0123456789012345678901234567890 x 0123456789012345678901234567890' and '01234567890123456789': org.junit.ComparisonFailure: [text expected:<01234567890123456789[01234567890 x 0123456789012345678901234567890]> but was:<01234567890123456789[]>] org.junit.ComparisonFailure: text expected:<01234567890123456789[01234567890 x 0123456789012345678901234567890]> but was:<01234567890123456789[]>
// expect: '0123456789012345678901234567890 x 0123456789012345678901234567890' and '012345678901234567890': org.junit.ComparisonFailure: [text expected:<...12345678901234567890[1234567890 x 0123456789012345678901234567890]> but was:<...12345678901234567890[]>] org.junit.ComparisonFailure: text expected:<...12345678901234567890[1234567890 x 0123456789012345678901234567890]> but was:<...12345678901234567890[]>
// expect: '0123456789012345678901234567890 yy 0123456789012345678901234567890' and '': org.junit.ComparisonFailure: [text expected:<[0123456789012345678901234567890 yy 0123456789012345678901234567890]> but was:<[]>] org.junit.ComparisonFailure: text expected:<[0123456789012345678901234567890 yy 0123456789012345678901234567890]> but was:<[]>
// expect: '0123456789012345678901234567890 yy 0123456789012345678901234567890' and 'a': org.junit.ComparisonFailure: [text expected:<[0123456789012345678901234567890 yy 0123456789012345678901234567890]> but was:<[a]>] org.junit.ComparisonFailure: text expected:<[0123456789012345678901234567890 yy 0123456789012345678901234567890]> but was:<[a]>
// expect: '0123456789012345678901234567890 yy 0123456789012345678901234567890' and 'b': org.junit.ComparisonFailure: [text expected:<[0123456789012345678901234567890 yy 0123456789012345678901234567890]> but was:<[b]>] org.junit.ComparisonFailure: text expected:<[0123456789012345678901234567890 yy 0123456789012345678901234567890]> but was:<[b]>
// expect: '0123456789012345678901234567890 yy 0123456789012345678901234567890' and 'ab': org.junit.ComparisonFailure: [text expected:<[0123456789012345678901234567890 yy 0123456789012345678901234567890]> but was:<[ab]>] org.junit.ComparisonFailure: text expected:<[0123456789012345678901234567890 yy 0123456789012345678901234567890]> but was:<[ab]>
// expect: '0123456789012345678901234567890 yy 0123456789012345678901234567890' and 'abc': org.junit.ComparisonFailure: [text expected:<[0123456789012345678901234567890 yy 0123456789012345678901234567890]> but was:<[abc]>] org.junit.ComparisonFailure: text expected:<[0123456789012345678901234567890 yy 0123456789012345678901234567890]> but was:<[abc]>
// expect: '0123456789012345678901234567890 yy 0123456789012345678901234567890' and 'abbc': org.junit.ComparisonFailure: [text expected:<[0123456789012345678901234567890 yy 0123456789012345678901234567890]> but was:<[abbc]>] org.junit.ComparisonFailure: text expected:<[0123456789012345678901234567890 yy 0123456789012345678901234567890]> but was:<[abbc]>
// expect: '0123456789012345678901234567890 yy 0123456789012345678901234567890' and 'ac': org.junit.ComparisonFailure: [text expected:<[0123456789012345678901234567890 yy 0123456789012345678901234567890]> but was:<[ac]>] org.junit.ComparisonFailure: text expected:<[0123456789012345678901234567890 yy 0123456789012345678901234567890]> but was:<[ac]>
// expect: '0123456789012345678901234567890 yy 0123456789012345678901234567890' and 'aa': org.junit.ComparisonFailure: [text expected:<[0123456789012345678901234567890 yy 0123456789012345678901234567890]> but was:<[aa]>] org.junit.ComparisonFailure: text expected:<[0123456789012345678901234567890 yy 0123456789012345678901234567890]> but was:<[aa]>
// expect: '0123456789012345678901234567890 yy 0123456789012345678901234567890' and 'aaa': org.junit.ComparisonFailure: [text expected:<[0123456789012345678901234567890 yy 0123456789012345678901234567890]> but was:<[aaa]>] org.junit.ComparisonFailure: text expected:<[0123456789012345678901234567890 yy 0123456789012345678901234567890]> but was:<[aaa]>
// expect: '0123456789012345678901234567890 yy 0123456789012345678901234567890' and 'aba': org.junit.ComparisonFailure: [text expected:<[0123456789012345678901234567890 yy 0123456789012345678901234567890]> but was:<[aba]>] org.junit.ComparisonFailure: text expected:<[0123456789012345678901234567890 yy 0123456789012345678901234567890]> but was:<[aba]>
// expect: '0123456789012345678901234567890 yy 0123456789012345678901234567890' and 'ab
// expect: c': org.junit.ComparisonFailure: [text expected:<[0123456789012345678901234567890 yy 0123456789012345678901234567890]> but was:<[ab
// expect: c]>] org.junit.ComparisonFailure: text expected:<[0123456789012345678901234567890 yy 0123456789012345678901234567890]> but was:<[ab
// expect: c]>
// expect: '0123456789012345678901234567890 yy 0123456789012345678901234567890' and 'abc abc': org.junit.ComparisonFailure: [text expected:<[0123456789012345678901234567890 yy 0123456789012345678901234567890]> but was:<[abc abc]>] org.junit.ComparisonFailure: text expected:<[0123456789012345678901234567890 yy 0123456789012345678901234567890]> but was:<[abc abc]>
// expect: '0123456789012345678901234567890 yy 0123456789012345678901234567890' and 'abc abd abc': org.junit.ComparisonFailure: [text expected:<[0123456789012345678901234567890 yy 0123456789012345678901234567890]> but was:<[abc abd abc]>] org.junit.ComparisonFailure: text expected:<[0123456789012345678901234567890 yy 0123456789012345678901234567890]> but was:<[abc abd abc]>
// expect: '0123456789012345678901234567890 yy 0123456789012345678901234567890' and '0123456789012345678901234567890 same at the start': org.junit.ComparisonFailure: [text expected:<...2345678901234567890 [yy 0123456789012345678901234567890]> but was:<...2345678901234567890 [same at the start]>] org.junit.ComparisonFailure: text expected:<...2345678901234567890 [yy 0123456789012345678901234567890]> but was:<...2345678901234567890 [same at the start]>
// expect: '0123456789012345678901234567890 yy 0123456789012345678901234567890' and '0123456789012345678901234567890 x at the start': org.junit.ComparisonFailure: [text expected:<...2345678901234567890 [yy 0123456789012345678901234567890]> but was:<...2345678901234567890 [x at the start]>] org.junit.ComparisonFailure: text expected:<...2345678901234567890 [yy 0123456789012345678901234567890]> but was:<...2345678901234567890 [x at the start]>
// expect: '0123456789012345678901234567890 yy 0123456789012345678901234567890' and 'the end is x 0123456789012345678901234567890': org.junit.ComparisonFailure: [text expected:<[0123456789012345678901234567890 yy] 0123456789012345678...> but was:<[the end is x] 0123456789012345678...>] org.junit.ComparisonFailure: text expected:<[0123456789012345678901234567890 yy] 0123456789012345678...> but was:<[the end is x] 0123456789012345678...>
// expect: '0123456789012345678901234567890 yy 0123456789012345678901234567890' and 'the end is here 0123456789012345678901234567890': org.junit.ComparisonFailure: [text expected:<[0123456789012345678901234567890 yy] 0123456789012345678...> but was:<[the end is here] 0123456789012345678...>] org.junit.ComparisonFailure: text expected:<[0123456789012345678901234567890 yy] 0123456789012345678...> but was:<[the end is here] 0123456789012345678...>
// expect: '0123456789012345678901234567890 yy 0123456789012345678901234567890' and '0123456789012345678901234567890 x 0123456789012345678901234567890': org.junit.ComparisonFailure: [text expected:<...2345678901234567890 [yy] 0123456789012345678...> but was:<...2345678901234567890 [x] 0123456789012345678...>] org.junit.ComparisonFailure: text expected:<...2345678901234567890 [yy] 0123456789012345678...> but was:<...2345678901234567890 [x] 0123456789012345678...>
// expect: '0123456789012345678901234567890 yy 0123456789012345678901234567890' and '0123456789012345678901234567890 yy 0123456789012345678901234567890': passes
// expect: '0123456789012345678901234567890 yy 0123456789012345678901234567890' and '01234567890123456789x01234567890123456789': org.junit.ComparisonFailure: [text expected:<01234567890123456789[01234567890 yy 0123456789012345678901234567890]> but was:<01234567890123456789[x01234567890123456789]>] org.junit.ComparisonFailure: text expected:<01234567890123456789[01234567890 yy 0123456789012345678901234567890]> but was:<01234567890123456789[x01234567890123456789]>
// expect: '0123456789012345678901234567890 yy 0123456789012345678901234567890' and '01234567890123456789y01234567890123456789': org.junit.ComparisonFailure: [text expected:<01234567890123456789[01234567890 yy 0123456789012345678901234567890]> but was:<01234567890123456789[y01234567890123456789]>] org.junit.ComparisonFailure: text expected:<01234567890123456789[01234567890 yy 0123456789012345678901234567890]> but was:<01234567890123456789[y01234567890123456789]>
// expect: '0123456789012345678901234567890 yy 0123456789012345678901234567890' and '01234567890123456789': org.junit.ComparisonFailure: [text expected:<01234567890123456789[01234567890 yy 0123456789012345678901234567890]> but was:<01234567890123456789[]>] org.junit.ComparisonFailure: text expected:<01234567890123456789[01234567890 yy 0123456789012345678901234567890]> but was:<01234567890123456789[]>
// expect: '0123456789012345678901234567890 yy 0123456789012345678901234567890' and '012345678901234567890': org.junit.ComparisonFailure: [text expected:<...12345678901234567890[1234567890 yy 0123456789012345678901234567890]> but was:<...12345678901234567890[]>] org.junit.ComparisonFailure: text expected:<...12345678901234567890[1234567890 yy 0123456789012345678901234567890]> but was:<...12345678901234567890[]>
// expect: '01234567890123456789x01234567890123456789' and '': org.junit.ComparisonFailure: [text expected:<[01234567890123456789x01234567890123456789]> but was:<[]>] org.junit.ComparisonFailure: text expected:<[01234567890123456789x01234567890123456789]> but was:<[]>
// expect: '01234567890123456789x01234567890123456789' and 'a': org.junit.ComparisonFailure: [text expected:<[01234567890123456789x01234567890123456789]> but was:<[a]>] org.junit.ComparisonFailure: text expected:<[01234567890123456789x01234567890123456789]> but was:<[a]>
// expect: '01234567890123456789x01234567890123456789' and 'b': org.junit.ComparisonFailure: [text expected:<[01234567890123456789x01234567890123456789]> but was:<[b]>] org.junit.ComparisonFailure: text expected:<[01234567890123456789x01234567890123456789]> but was:<[b]>
// expect: '01234567890123456789x01234567890123456789' and 'ab': org.junit.ComparisonFailure: [text expected:<[01234567890123456789x01234567890123456789]> but was:<[ab]>] org.junit.ComparisonFailure: text expected:<[01234567890123456789x01234567890123456789]> but was:<[ab]>
// expect: '01234567890123456789x01234567890123456789' and 'abc': org.junit.ComparisonFailure: [text expected:<[01234567890123456789x01234567890123456789]> but was:<[abc]>] org.junit.ComparisonFailure: text expected:<[01234567890123456789x01234567890123456789]> but was:<[abc]>
// expect: '01234567890123456789x01234567890123456789' and 'abbc': org.junit.ComparisonFailure: [text expected:<[01234567890123456789x01234567890123456789]> but was:<[abbc]>] org.junit.ComparisonFailure: text expected:<[01234567890123456789x01234567890123456789]> but was:<[abbc]>
// expect: '01234567890123456789x01234567890123456789' and 'ac': org.junit.ComparisonFailure: [text expected:<[01234567890123456789x01234567890123456789]> but was:<[ac]>] org.junit.ComparisonFailure: text expected:<[01234567890123456789x01234567890123456789]> but was:<[ac]>
// expect: '01234567890123456789x01234567890123456789' and 'aa': org.junit.ComparisonFailure: [text expected:<[01234567890123456789x01234567890123456789]> but was:<[aa]>] org.junit.ComparisonFailure: text expected:<[01234567890123456789x01234567890123456789]> but was:<[aa]>
// expect: '01234567890123456789x01234567890123456789' and 'aaa': org.junit.ComparisonFailure: [text expected:<[01234567890123456789x01234567890123456789]> but was:<[aaa]>] org.junit.ComparisonFailure: text expected:<[01234567890123456789x01234567890123456789]> but was:<[aaa]>
// expect: '01234567890123456789x01234567890123456789' and 'aba': org.junit.ComparisonFailure: [text expected:<[01234567890123456789x01234567890123456789]> but was:<[aba]>] org.junit.ComparisonFailure: text expected:<[01234567890123456789x01234567890123456789]> but was:<[aba]>
// expect: '01234567890123456789x01234567890123456789' and 'ab
// expect: c': org.junit.ComparisonFailure: [text expected:<[01234567890123456789x01234567890123456789]> but was:<[ab
// expect: c]>] org.junit.ComparisonFailure: text expected:<[01234567890123456789x01234567890123456789]> but was:<[ab
// expect: c]>
// expect: '01234567890123456789x01234567890123456789' and 'abc abc': org.junit.ComparisonFailure: [text expected:<[01234567890123456789x01234567890123456789]> but was:<[abc abc]>] org.junit.ComparisonFailure: text expected:<[01234567890123456789x01234567890123456789]> but was:<[abc abc]>
// expect: '01234567890123456789x01234567890123456789' and 'abc abd abc': org.junit.ComparisonFailure: [text expected:<[01234567890123456789x01234567890123456789]> but was:<[abc abd abc]>] org.junit.ComparisonFailure: text expected:<[01234567890123456789x01234567890123456789]> but was:<[abc abd abc]>
// expect: '01234567890123456789x01234567890123456789' and '0123456789012345678901234567890 same at the start': org.junit.ComparisonFailure: [text expected:<01234567890123456789[x01234567890123456789]> but was:<01234567890123456789[01234567890 same at the start]>] org.junit.ComparisonFailure: text expected:<01234567890123456789[x01234567890123456789]> but was:<01234567890123456789[01234567890 same at the start]>
// expect: '01234567890123456789x01234567890123456789' and '0123456789012345678901234567890 x at the start': org.junit.ComparisonFailure: [text expected:<01234567890123456789[x01234567890123456789]> but was:<01234567890123456789[01234567890 x at the start]>] org.junit.ComparisonFailure: text expected:<01234567890123456789[x01234567890123456789]> but was:<01234567890123456789[01234567890 x at the start]>
// expect: '01234567890123456789x01234567890123456789' and 'the end is x 0123456789012345678901234567890': org.junit.ComparisonFailure: [text expected:<[01234567890123456789x01234567890123456789]> but was:<[the end is x 0123456789012345678901234567890]>] org.junit.ComparisonFailure: text expected:<[01234567890123456789x01234567890123456789]> but was:<[the end is x 0123456789012345678901234567890]>
// expect: '01234567890123456789x01234567890123456789' and 'the end is here 0123456789012345678901234567890': org.junit.ComparisonFailure: [text expected:<[01234567890123456789x01234567890123456789]> but was:<[the end is here 0123456789012345678901234567890]>] org.junit.ComparisonFailure: text expected:<[01234567890123456789x01234567890123456789]> but was:<[the end is here 0123456789012345678901234567890]>
// expect: '01234567890123456789x01234567890123456789' and '0123456789012345678901234567890 x 0123456789012345678901234567890': org.junit.ComparisonFailure: [text expected:<01234567890123456789[x01234567890123456789]> but was:<01234567890123456789[01234567890 x 0123456789012345678901234567890]>] org.junit.ComparisonFailure: text expected:<01234567890123456789[x01234567890123456789]> but was:<01234567890123456789[01234567890 x 0123456789012345678901234567890]>
// expect: '01234567890123456789x01234567890123456789' and '0123456789012345678901234567890 yy 0123456789012345678901234567890': org.junit.ComparisonFailure: [text expected:<01234567890123456789[x01234567890123456789]> but was:<01234567890123456789[01234567890 yy 0123456789012345678901234567890]>] org.junit.ComparisonFailure: text expected:<01234567890123456789[x01234567890123456789]> but was:<01234567890123456789[01234567890 yy 0123456789012345678901234567890]>
// expect: '01234567890123456789x01234567890123456789' and '01234567890123456789x01234567890123456789': passes
// expect: '01234567890123456789x01234567890123456789' and '01234567890123456789y01234567890123456789': org.junit.ComparisonFailure: [text expected:<01234567890123456789[x]01234567890123456789> but was:<01234567890123456789[y]01234567890123456789>] org.junit.ComparisonFailure: text expected:<01234567890123456789[x]01234567890123456789> but was:<01234567890123456789[y]01234567890123456789>
// expect: '01234567890123456789x01234567890123456789' and '01234567890123456789': org.junit.ComparisonFailure: [text expected:<01234567890123456789[x01234567890123456789]> but was:<01234567890123456789[]>] org.junit.ComparisonFailure: text expected:<01234567890123456789[x01234567890123456789]> but was:<01234567890123456789[]>
// expect: '01234567890123456789x01234567890123456789' and '012345678901234567890': org.junit.ComparisonFailure: [text expected:<01234567890123456789[x01234567890123456789]> but was:<01234567890123456789[0]>] org.junit.ComparisonFailure: text expected:<01234567890123456789[x01234567890123456789]> but was:<01234567890123456789[0]>
// expect: '01234567890123456789y01234567890123456789' and '': org.junit.ComparisonFailure: [text expected:<[01234567890123456789y01234567890123456789]> but was:<[]>] org.junit.ComparisonFailure: text expected:<[01234567890123456789y01234567890123456789]> but was:<[]>
// expect: '01234567890123456789y01234567890123456789' and 'a': org.junit.ComparisonFailure: [text expected:<[01234567890123456789y01234567890123456789]> but was:<[a]>] org.junit.ComparisonFailure: text expected:<[01234567890123456789y01234567890123456789]> but was:<[a]>
// expect: '01234567890123456789y01234567890123456789' and 'b': org.junit.ComparisonFailure: [text expected:<[01234567890123456789y01234567890123456789]> but was:<[b]>] org.junit.ComparisonFailure: text expected:<[01234567890123456789y01234567890123456789]> but was:<[b]>
// expect: '01234567890123456789y01234567890123456789' and 'ab': org.junit.ComparisonFailure: [text expected:<[01234567890123456789y01234567890123456789]> but was:<[ab]>] org.junit.ComparisonFailure: text expected:<[01234567890123456789y01234567890123456789]> but was:<[ab]>
// expect: '01234567890123456789y01234567890123456789' and 'abc': org.junit.ComparisonFailure: [text expected:<[01234567890123456789y01234567890123456789]> but was:<[abc]>] org.junit.ComparisonFailure: text expected:<[01234567890123456789y01234567890123456789]> but was:<[abc]>
// expect: '01234567890123456789y01234567890123456789' and 'abbc': org.junit.ComparisonFailure: [text expected:<[01234567890123456789y01234567890123456789]> but was:<[abbc]>] org.junit.ComparisonFailure: text expected:<[01234567890123456789y01234567890123456789]> but was:<[abbc]>
// expect: '01234567890123456789y01234567890123456789' and 'ac': org.junit.ComparisonFailure: [text expected:<[01234567890123456789y01234567890123456789]> but was:<[ac]>] org.junit.ComparisonFailure: text expected:<[01234567890123456789y01234567890123456789]> but was:<[ac]>
// expect: '01234567890123456789y01234567890123456789' and 'aa': org.junit.ComparisonFailure: [text expected:<[01234567890123456789y01234567890123456789]> but was:<[aa]>] org.junit.ComparisonFailure: text expected:<[01234567890123456789y01234567890123456789]> but was:<[aa]>
// expect: '01234567890123456789y01234567890123456789' and 'aaa': org.junit.ComparisonFailure: [text expected:<[01234567890123456789y01234567890123456789]> but was:<[aaa]>] org.junit.ComparisonFailure: text expected:<[01234567890123456789y01234567890123456789]> but was:<[aaa]>
// expect: '01234567890123456789y01234567890123456789' and 'aba': org.junit.ComparisonFailure: [text expected:<[01234567890123456789y01234567890123456789]> but was:<[aba]>] org.junit.ComparisonFailure: text expected:<[01234567890123456789y01234567890123456789]> but was:<[aba]>
// expect: '01234567890123456789y01234567890123456789' and 'ab
// expect: c': org.junit.ComparisonFailure: [text expected:<[01234567890123456789y01234567890123456789]> but was:<[ab
// expect: c]>] org.junit.ComparisonFailure: text expected:<[01234567890123456789y01234567890123456789]> but was:<[ab
// expect: c]>
// expect: '01234567890123456789y01234567890123456789' and 'abc abc': org.junit.ComparisonFailure: [text expected:<[01234567890123456789y01234567890123456789]> but was:<[abc abc]>] org.junit.ComparisonFailure: text expected:<[01234567890123456789y01234567890123456789]> but was:<[abc abc]>
// expect: '01234567890123456789y01234567890123456789' and 'abc abd abc': org.junit.ComparisonFailure: [text expected:<[01234567890123456789y01234567890123456789]> but was:<[abc abd abc]>] org.junit.ComparisonFailure: text expected:<[01234567890123456789y01234567890123456789]> but was:<[abc abd abc]>
// expect: '01234567890123456789y01234567890123456789' and '0123456789012345678901234567890 same at the start': org.junit.ComparisonFailure: [text expected:<01234567890123456789[y01234567890123456789]> but was:<01234567890123456789[01234567890 same at the start]>] org.junit.ComparisonFailure: text expected:<01234567890123456789[y01234567890123456789]> but was:<01234567890123456789[01234567890 same at the start]>
// expect: '01234567890123456789y01234567890123456789' and '0123456789012345678901234567890 x at the start': org.junit.ComparisonFailure: [text expected:<01234567890123456789[y01234567890123456789]> but was:<01234567890123456789[01234567890 x at the start]>] org.junit.ComparisonFailure: text expected:<01234567890123456789[y01234567890123456789]> but was:<01234567890123456789[01234567890 x at the start]>
// expect: '01234567890123456789y01234567890123456789' and 'the end is x 0123456789012345678901234567890': org.junit.ComparisonFailure: [text expected:<[01234567890123456789y01234567890123456789]> but was:<[the end is x 0123456789012345678901234567890]>] org.junit.ComparisonFailure: text expected:<[01234567890123456789y01234567890123456789]> but was:<[the end is x 0123456789012345678901234567890]>
// expect: '01234567890123456789y01234567890123456789' and 'the end is here 0123456789012345678901234567890': org.junit.ComparisonFailure: [text expected:<[01234567890123456789y01234567890123456789]> but was:<[the end is here 0123456789012345678901234567890]>] org.junit.ComparisonFailure: text expected:<[01234567890123456789y01234567890123456789]> but was:<[the end is here 0123456789012345678901234567890]>
// expect: '01234567890123456789y01234567890123456789' and '0123456789012345678901234567890 x 0123456789012345678901234567890': org.junit.ComparisonFailure: [text expected:<01234567890123456789[y01234567890123456789]> but was:<01234567890123456789[01234567890 x 0123456789012345678901234567890]>] org.junit.ComparisonFailure: text expected:<01234567890123456789[y01234567890123456789]> but was:<01234567890123456789[01234567890 x 0123456789012345678901234567890]>
// expect: '01234567890123456789y01234567890123456789' and '0123456789012345678901234567890 yy 0123456789012345678901234567890': org.junit.ComparisonFailure: [text expected:<01234567890123456789[y01234567890123456789]> but was:<01234567890123456789[01234567890 yy 0123456789012345678901234567890]>] org.junit.ComparisonFailure: text expected:<01234567890123456789[y01234567890123456789]> but was:<01234567890123456789[01234567890 yy 0123456789012345678901234567890]>
// expect: '01234567890123456789y01234567890123456789' and '01234567890123456789x01234567890123456789': org.junit.ComparisonFailure: [text expected:<01234567890123456789[y]01234567890123456789> but was:<01234567890123456789[x]01234567890123456789>] org.junit.ComparisonFailure: text expected:<01234567890123456789[y]01234567890123456789> but was:<01234567890123456789[x]01234567890123456789>
// expect: '01234567890123456789y01234567890123456789' and '01234567890123456789y01234567890123456789': passes
// expect: '01234567890123456789y01234567890123456789' and '01234567890123456789': org.junit.ComparisonFailure: [text expected:<01234567890123456789[y01234567890123456789]> but was:<01234567890123456789[]>] org.junit.ComparisonFailure: text expected:<01234567890123456789[y01234567890123456789]> but was:<01234567890123456789[]>
// expect: '01234567890123456789y01234567890123456789' and '012345678901234567890': org.junit.ComparisonFailure: [text expected:<01234567890123456789[y01234567890123456789]> but was:<01234567890123456789[0]>] org.junit.ComparisonFailure: text expected:<01234567890123456789[y01234567890123456789]> but was:<01234567890123456789[0]>
// expect: '01234567890123456789' and '': org.junit.ComparisonFailure: [text expected:<[01234567890123456789]> but was:<[]>] org.junit.ComparisonFailure: text expected:<[01234567890123456789]> but was:<[]>
// expect: '01234567890123456789' and 'a': org.junit.ComparisonFailure: [text expected:<[01234567890123456789]> but was:<[a]>] org.junit.ComparisonFailure: text expected:<[01234567890123456789]> but was:<[a]>
// expect: '01234567890123456789' and 'b': org.junit.ComparisonFailure: [text expected:<[01234567890123456789]> but was:<[b]>] org.junit.ComparisonFailure: text expected:<[01234567890123456789]> but was:<[b]>
// expect: '01234567890123456789' and 'ab': org.junit.ComparisonFailure: [text expected:<[01234567890123456789]> but was:<[ab]>] org.junit.ComparisonFailure: text expected:<[01234567890123456789]> but was:<[ab]>
// expect: '01234567890123456789' and 'abc': org.junit.ComparisonFailure: [text expected:<[01234567890123456789]> but was:<[abc]>] org.junit.ComparisonFailure: text expected:<[01234567890123456789]> but was:<[abc]>
// expect: '01234567890123456789' and 'abbc': org.junit.ComparisonFailure: [text expected:<[01234567890123456789]> but was:<[abbc]>] org.junit.ComparisonFailure: text expected:<[01234567890123456789]> but was:<[abbc]>
// expect: '01234567890123456789' and 'ac': org.junit.ComparisonFailure: [text expected:<[01234567890123456789]> but was:<[ac]>] org.junit.ComparisonFailure: text expected:<[01234567890123456789]> but was:<[ac]>
// expect: '01234567890123456789' and 'aa': org.junit.ComparisonFailure: [text expected:<[01234567890123456789]> but was:<[aa]>] org.junit.ComparisonFailure: text expected:<[01234567890123456789]> but was:<[aa]>
// expect: '01234567890123456789' and 'aaa': org.junit.ComparisonFailure: [text expected:<[01234567890123456789]> but was:<[aaa]>] org.junit.ComparisonFailure: text expected:<[01234567890123456789]> but was:<[aaa]>
// expect: '01234567890123456789' and 'aba': org.junit.ComparisonFailure: [text expected:<[01234567890123456789]> but was:<[aba]>] org.junit.ComparisonFailure: text expected:<[01234567890123456789]> but was:<[aba]>
// expect: '01234567890123456789' and 'ab
// expect: c': org.junit.ComparisonFailure: [text expected:<[01234567890123456789]> but was:<[ab
// expect: c]>] org.junit.ComparisonFailure: text expected:<[01234567890123456789]> but was:<[ab
// expect: c]>
// expect: '01234567890123456789' and 'abc abc': org.junit.ComparisonFailure: [text expected:<[01234567890123456789]> but was:<[abc abc]>] org.junit.ComparisonFailure: text expected:<[01234567890123456789]> but was:<[abc abc]>
// expect: '01234567890123456789' and 'abc abd abc': org.junit.ComparisonFailure: [text expected:<[01234567890123456789]> but was:<[abc abd abc]>] org.junit.ComparisonFailure: text expected:<[01234567890123456789]> but was:<[abc abd abc]>
// expect: '01234567890123456789' and '0123456789012345678901234567890 same at the start': org.junit.ComparisonFailure: [text expected:<01234567890123456789[]> but was:<01234567890123456789[01234567890 same at the start]>] org.junit.ComparisonFailure: text expected:<01234567890123456789[]> but was:<01234567890123456789[01234567890 same at the start]>
// expect: '01234567890123456789' and '0123456789012345678901234567890 x at the start': org.junit.ComparisonFailure: [text expected:<01234567890123456789[]> but was:<01234567890123456789[01234567890 x at the start]>] org.junit.ComparisonFailure: text expected:<01234567890123456789[]> but was:<01234567890123456789[01234567890 x at the start]>
// expect: '01234567890123456789' and 'the end is x 0123456789012345678901234567890': org.junit.ComparisonFailure: [text expected:<[01234567890123456789]> but was:<[the end is x 0123456789012345678901234567890]>] org.junit.ComparisonFailure: text expected:<[01234567890123456789]> but was:<[the end is x 0123456789012345678901234567890]>
// expect: '01234567890123456789' and 'the end is here 0123456789012345678901234567890': org.junit.ComparisonFailure: [text expected:<[01234567890123456789]> but was:<[the end is here 0123456789012345678901234567890]>] org.junit.ComparisonFailure: text expected:<[01234567890123456789]> but was:<[the end is here 0123456789012345678901234567890]>
// expect: '01234567890123456789' and '0123456789012345678901234567890 x 0123456789012345678901234567890': org.junit.ComparisonFailure: [text expected:<01234567890123456789[]> but was:<01234567890123456789[01234567890 x 0123456789012345678901234567890]>] org.junit.ComparisonFailure: text expected:<01234567890123456789[]> but was:<01234567890123456789[01234567890 x 0123456789012345678901234567890]>
// expect: '01234567890123456789' and '0123456789012345678901234567890 yy 0123456789012345678901234567890': org.junit.ComparisonFailure: [text expected:<01234567890123456789[]> but was:<01234567890123456789[01234567890 yy 0123456789012345678901234567890]>] org.junit.ComparisonFailure: text expected:<01234567890123456789[]> but was:<01234567890123456789[01234567890 yy 0123456789012345678901234567890]>
// expect: '01234567890123456789' and '01234567890123456789x01234567890123456789': org.junit.ComparisonFailure: [text expected:<01234567890123456789[]> but was:<01234567890123456789[x01234567890123456789]>] org.junit.ComparisonFailure: text expected:<01234567890123456789[]> but was:<01234567890123456789[x01234567890123456789]>
// expect: '01234567890123456789' and '01234567890123456789y01234567890123456789': org.junit.ComparisonFailure: [text expected:<01234567890123456789[]> but was:<01234567890123456789[y01234567890123456789]>] org.junit.ComparisonFailure: text expected:<01234567890123456789[]> but was:<01234567890123456789[y01234567890123456789]>
// expect: '01234567890123456789' and '01234567890123456789': passes
// expect: '01234567890123456789' and '012345678901234567890': org.junit.ComparisonFailure: [text expected:<01234567890123456789[]> but was:<01234567890123456789[0]>] org.junit.ComparisonFailure: text expected:<01234567890123456789[]> but was:<01234567890123456789[0]>
// expect: '012345678901234567890' and '': org.junit.ComparisonFailure: [text expected:<[012345678901234567890]> but was:<[]>] org.junit.ComparisonFailure: text expected:<[012345678901234567890]> but was:<[]>
// expect: '012345678901234567890' and 'a': org.junit.ComparisonFailure: [text expected:<[012345678901234567890]> but was:<[a]>] org.junit.ComparisonFailure: text expected:<[012345678901234567890]> but was:<[a]>
// expect: '012345678901234567890' and 'b': org.junit.ComparisonFailure: [text expected:<[012345678901234567890]> but was:<[b]>] org.junit.ComparisonFailure: text expected:<[012345678901234567890]> but was:<[b]>
// expect: '012345678901234567890' and 'ab': org.junit.ComparisonFailure: [text expected:<[012345678901234567890]> but was:<[ab]>] org.junit.ComparisonFailure: text expected:<[012345678901234567890]> but was:<[ab]>
// expect: '012345678901234567890' and 'abc': org.junit.ComparisonFailure: [text expected:<[012345678901234567890]> but was:<[abc]>] org.junit.ComparisonFailure: text expected:<[012345678901234567890]> but was:<[abc]>
// expect: '012345678901234567890' and 'abbc': org.junit.ComparisonFailure: [text expected:<[012345678901234567890]> but was:<[abbc]>] org.junit.ComparisonFailure: text expected:<[012345678901234567890]> but was:<[abbc]>
// expect: '012345678901234567890' and 'ac': org.junit.ComparisonFailure: [text expected:<[012345678901234567890]> but was:<[ac]>] org.junit.ComparisonFailure: text expected:<[012345678901234567890]> but was:<[ac]>
// expect: '012345678901234567890' and 'aa': org.junit.ComparisonFailure: [text expected:<[012345678901234567890]> but was:<[aa]>] org.junit.ComparisonFailure: text expected:<[012345678901234567890]> but was:<[aa]>
// expect: '012345678901234567890' and 'aaa': org.junit.ComparisonFailure: [text expected:<[012345678901234567890]> but was:<[aaa]>] org.junit.ComparisonFailure: text expected:<[012345678901234567890]> but was:<[aaa]>
// expect: '012345678901234567890' and 'aba': org.junit.ComparisonFailure: [text expected:<[012345678901234567890]> but was:<[aba]>] org.junit.ComparisonFailure: text expected:<[012345678901234567890]> but was:<[aba]>
// expect: '012345678901234567890' and 'ab
// expect: c': org.junit.ComparisonFailure: [text expected:<[012345678901234567890]> but was:<[ab
// expect: c]>] org.junit.ComparisonFailure: text expected:<[012345678901234567890]> but was:<[ab
// expect: c]>
// expect: '012345678901234567890' and 'abc abc': org.junit.ComparisonFailure: [text expected:<[012345678901234567890]> but was:<[abc abc]>] org.junit.ComparisonFailure: text expected:<[012345678901234567890]> but was:<[abc abc]>
// expect: '012345678901234567890' and 'abc abd abc': org.junit.ComparisonFailure: [text expected:<[012345678901234567890]> but was:<[abc abd abc]>] org.junit.ComparisonFailure: text expected:<[012345678901234567890]> but was:<[abc abd abc]>
// expect: '012345678901234567890' and '0123456789012345678901234567890 same at the start': org.junit.ComparisonFailure: [text expected:<...12345678901234567890[]> but was:<...12345678901234567890[1234567890 same at the start]>] org.junit.ComparisonFailure: text expected:<...12345678901234567890[]> but was:<...12345678901234567890[1234567890 same at the start]>
// expect: '012345678901234567890' and '0123456789012345678901234567890 x at the start': org.junit.ComparisonFailure: [text expected:<...12345678901234567890[]> but was:<...12345678901234567890[1234567890 x at the start]>] org.junit.ComparisonFailure: text expected:<...12345678901234567890[]> but was:<...12345678901234567890[1234567890 x at the start]>
// expect: '012345678901234567890' and 'the end is x 0123456789012345678901234567890': org.junit.ComparisonFailure: [text expected:<[]01234567890123456789...> but was:<[the end is x 0123456789]01234567890123456789...>] org.junit.ComparisonFailure: text expected:<[]01234567890123456789...> but was:<[the end is x 0123456789]01234567890123456789...>
// expect: '012345678901234567890' and 'the end is here 0123456789012345678901234567890': org.junit.ComparisonFailure: [text expected:<[]01234567890123456789...> but was:<[the end is here 0123456789]01234567890123456789...>] org.junit.ComparisonFailure: text expected:<[]01234567890123456789...> but was:<[the end is here 0123456789]01234567890123456789...>
// expect: '012345678901234567890' and '0123456789012345678901234567890 x 0123456789012345678901234567890': org.junit.ComparisonFailure: [text expected:<...12345678901234567890[]> but was:<...12345678901234567890[1234567890 x 0123456789012345678901234567890]>] org.junit.ComparisonFailure: text expected:<...12345678901234567890[]> but was:<...12345678901234567890[1234567890 x 0123456789012345678901234567890]>
// expect: '012345678901234567890' and '0123456789012345678901234567890 yy 0123456789012345678901234567890': org.junit.ComparisonFailure: [text expected:<...12345678901234567890[]> but was:<...12345678901234567890[1234567890 yy 0123456789012345678901234567890]>] org.junit.ComparisonFailure: text expected:<...12345678901234567890[]> but was:<...12345678901234567890[1234567890 yy 0123456789012345678901234567890]>
// expect: '012345678901234567890' and '01234567890123456789x01234567890123456789': org.junit.ComparisonFailure: [text expected:<01234567890123456789[0]> but was:<01234567890123456789[x01234567890123456789]>] org.junit.ComparisonFailure: text expected:<01234567890123456789[0]> but was:<01234567890123456789[x01234567890123456789]>
// expect: '012345678901234567890' and '01234567890123456789y01234567890123456789': org.junit.ComparisonFailure: [text expected:<01234567890123456789[0]> but was:<01234567890123456789[y01234567890123456789]>] org.junit.ComparisonFailure: text expected:<01234567890123456789[0]> but was:<01234567890123456789[y01234567890123456789]>
// expect: '012345678901234567890' and '01234567890123456789': org.junit.ComparisonFailure: [text expected:<01234567890123456789[0]> but was:<01234567890123456789[]>] org.junit.ComparisonFailure: text expected:<01234567890123456789[0]> but was:<01234567890123456789[]>
// expect: '012345678901234567890' and '012345678901234567890': passes
// expect: assertEquals('text', 'a', 'b'): org.junit.ComparisonFailure: [text expected:<[a]> but was:<[b]>] org.junit.ComparisonFailure: text expected:<[a]> but was:<[b]>
// expect: assertEquals(null, 'a', 'b'): org.junit.ComparisonFailure: [expected:<[a]> but was:<[b]>] org.junit.ComparisonFailure: expected:<[a]> but was:<[b]>
// expect: assertEquals('', 'a', 'b'): org.junit.ComparisonFailure: [expected:<[a]> but was:<[b]>] org.junit.ComparisonFailure: expected:<[a]> but was:<[b]>
// expect: text expected:<a> but was:<null> a null
// expect: null expected: java.lang.String<same> but was: java.lang.String<same>
// expect: null expected:<a[b]c> but was:<a[d]c>
