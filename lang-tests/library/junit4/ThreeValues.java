// Assertions of JUnit 3.
import static junit.framework.Assert.*;

import java.util.Optional;
import junit.framework.AssertionFailedError;
import junit.framework.TestCase;

public class ThreeValues {
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

  static class Case extends TestCase {
    final String test;
    final String down;

    Case(String name, String test, String down) {
      super(name);
      this.test = test;
      this.down = down;
    }

    @Override
    protected void setUp() {
      System.out.println("set up " + getName());
    }

    @Override
    protected void tearDown() {
      System.out.println("tear down " + getName());
      if (down != null) fail(down);
    }

    @Override
    protected void runTest() {
      assertEquals("in the test", null, test);
    }
  }

  public static void main(String[] args) {
    show("assertEquals(1L, 1L)", () -> assertEquals(1L, 1L));
    show("assertEquals(1L, 2L)", () -> assertEquals(1L, 2L));
    show("assertEquals('text', 1L, 2L)", () -> assertEquals("text", 1L, 2L));
    show("assertEquals(true, true)", () -> assertEquals(true, true));
    show("assertEquals(true, false)", () -> assertEquals(true, false));
    show("assertEquals('text', true, false)", () -> assertEquals("text", true, false));
    show("assertEquals((byte) 1, (byte) 1)", () -> assertEquals((byte) 1, (byte) 1));
    show("assertEquals((byte) 1, (byte) 2)", () -> assertEquals((byte) 1, (byte) 2));
    show("assertEquals('text', (byte) 1, (byte) 2)", () -> assertEquals("text", (byte) 1, (byte) 2));
    show("assertEquals('a', 'a')", () -> assertEquals('a', 'a'));
    show("assertEquals('a', 'b')", () -> assertEquals('a', 'b'));
    show("assertEquals('text', 'a', 'b')", () -> assertEquals("text", 'a', 'b'));
    show("assertEquals((short) 1, (short) 1)", () -> assertEquals((short) 1, (short) 1));
    show("assertEquals((short) 1, (short) 2)", () -> assertEquals((short) 1, (short) 2));
    show("assertEquals('text', (short) 1, (short) 2)", () -> assertEquals("text", (short) 1, (short) 2));
    show("assertEquals(1, 1)", () -> assertEquals(1, 1));
    show("assertEquals(1, 2)", () -> assertEquals(1, 2));
    show("assertEquals('text', 1, 2)", () -> assertEquals("text", 1, 2));
    show("assertEquals(Optional.of(1), Optional.of(1))", () -> assertEquals(Optional.of(1), Optional.of(1)));
    show("assertEquals(Optional.of(1), Optional.of(2))", () -> assertEquals(Optional.of(1), Optional.of(2)));
    show("assertEquals('text', Optional.of(1), Optional.of(2))", () -> assertEquals("text", Optional.of(1), Optional.of(2)));

    show("assertTrue(true)", () -> assertTrue(true));
    show("assertTrue(false)", () -> assertTrue(false));
    show("assertTrue('text', false)", () -> assertTrue("text", false));
    show("assertFalse(true)", () -> assertFalse(true));
    show("assertFalse('text', true)", () -> assertFalse("text", true));
    show("fail()", () -> fail());
    show("fail('text')", () -> fail("text"));
    show("fail(null)", () -> fail(null));
    show("assertEquals('a', 'a')", () -> assertEquals("a", "a"));
    show("assertEquals('abc', 'adc')", () -> assertEquals("abc", "adc"));
    show("assertEquals('text', 'abc', 'adc')", () -> assertEquals("text", "abc", "adc"));
    show("assertEquals((String) null, 'a')", () -> assertEquals((String) null, "a"));
    show("assertEquals('a', null)", () -> assertEquals("a", null));
    show("assertEquals(null, 'abc', 'ad')", () -> assertEquals(null, "abc", "ad"));
    show("assertEquals((Object) 1, (Object) 1L)", () -> assertEquals((Object) 1, (Object) 1L));
    show("assertEquals(new Same(1), new Same(2))", () -> assertEquals(new Same(1), new Same(2)));
    show("assertEquals(1.0, 1.5, 0.5)", () -> assertEquals(1.0, 1.5, 0.5));
    show("assertEquals(1.0, 1.5, 0.25)", () -> assertEquals(1.0, 1.5, 0.25));
    show("assertEquals('text', 1.0, 1.5, 0.25)", () -> assertEquals("text", 1.0, 1.5, 0.25));
    show("assertEquals(1.0f, 1.5f, 0.25f)", () -> assertEquals(1.0f, 1.5f, 0.25f));
    show("assertEquals('text', 1.0f, 1.5f, 0.25f)", () -> assertEquals("text", 1.0f, 1.5f, 0.25f));
    show("assertEquals(Double.NaN, Double.NaN, 0)", () -> assertEquals(Double.NaN, Double.NaN, 0));
    show("assertEquals(Double.NaN, 1, 9)", () -> assertEquals(Double.NaN, 1, 9));
    show("assertEquals(1, 1, -1.0)", () -> assertEquals(1, 1, -1.0));
    show("assertEquals(Double.POSITIVE_INFINITY, 1, Double.POSITIVE_INFINITY)", () -> assertEquals(Double.POSITIVE_INFINITY, 1, Double.POSITIVE_INFINITY));
    show("assertNull(null)", () -> assertNull(null));
    show("assertNull('x')", () -> assertNull("x"));
    show("assertNull('text', 'x')", () -> assertNull("text", "x"));
    show("assertNotNull('x')", () -> assertNotNull("x"));
    show("assertNotNull(null)", () -> assertNotNull(null));
    show("assertNotNull('text', null)", () -> assertNotNull("text", null));
    String x = "x", copy = new String("x");
    show("assertSame(x, x)", () -> assertSame(x, x));
    show("assertSame(x, copy)", () -> assertSame(x, copy));
    show("assertSame('text', x, copy)", () -> assertSame("text", x, copy));
    show("assertNotSame(x, copy)", () -> assertNotSame(x, copy));
    show("assertNotSame(x, x)", () -> assertNotSame(x, x));
    show("assertNotSame('text', x, x)", () -> assertNotSame("text", x, x));
    show("failNotEquals('text', 1, 2)", () -> failNotEquals("text", 1, 2));
    show("failSame(null)", () -> failSame(null));
    show("failSame('text')", () -> failSame("text"));
    show("failNotSame('', 1, 2)", () -> failNotSame("", 1, 2));
    System.out.println(format("text", 1, 2) + format("", 1, 2) + format(null, 1, 2));
    show("new AssertionFailedError((String) null) {}.getMessage().length()", () -> new AssertionFailedError((String) null) {}.getMessage().length());
    String[] texts = {"", "a", "b", "ab", "abc", "abbc", "ac", "aa", "aaa", "aba", "abc abc", "abc abd abc",
    "0123456789012345678901234567890 same at the start", "0123456789012345678901234567890 x at the start",
    "the end is x 0123456789012345678901234567890", "the end is here 0123456789012345678901234567890",
    "01234567890123456789x01234567890123456789", "01234567890123456789y01234567890123456789", "01234567890123456789", "012345678901234567890"};
    for (String a : texts) for (String b : texts) show("'" + a + "' and '" + b + "'", () -> assertEquals("text", a, b));

    Case good = new Case("good", null, null), bad = new Case("bad", "test", null), both = new Case("both", "test", "down"), down = new Case("down", null, "down");
    show("good.runBare()", () -> good.runBare());
    show("bad.runBare()", () -> bad.runBare());
    show("both.runBare()", () -> both.runBare());
    show("down.runBare()", () -> down.runBare());
    System.out.println(good + " " + good.getName() + " " + good.countTestCases());
  }
}
// expect: assertEquals(1L, 1L): passes
// expect: assertEquals(1L, 2L): junit.framework.AssertionFailedError: [expected:<1> but was:<2>] junit.framework.AssertionFailedError: expected:<1> but was:<2>
// expect: assertEquals('text', 1L, 2L): junit.framework.AssertionFailedError: [text expected:<1> but was:<2>] junit.framework.AssertionFailedError: text expected:<1> but was:<2>
// expect: assertEquals(true, true): passes
// expect: assertEquals(true, false): junit.framework.AssertionFailedError: [expected:<true> but was:<false>] junit.framework.AssertionFailedError: expected:<true> but was:<false>
// expect: assertEquals('text', true, false): junit.framework.AssertionFailedError: [text expected:<true> but was:<false>] junit.framework.AssertionFailedError: text expected:<true> but was:<false>
// expect: assertEquals((byte) 1, (byte) 1): passes
// expect: assertEquals((byte) 1, (byte) 2): junit.framework.AssertionFailedError: [expected:<1> but was:<2>] junit.framework.AssertionFailedError: expected:<1> but was:<2>
// expect: assertEquals('text', (byte) 1, (byte) 2): junit.framework.AssertionFailedError: [text expected:<1> but was:<2>] junit.framework.AssertionFailedError: text expected:<1> but was:<2>
// expect: assertEquals('a', 'a'): passes
// expect: assertEquals('a', 'b'): junit.framework.AssertionFailedError: [expected:<a> but was:<b>] junit.framework.AssertionFailedError: expected:<a> but was:<b>
// expect: assertEquals('text', 'a', 'b'): junit.framework.AssertionFailedError: [text expected:<a> but was:<b>] junit.framework.AssertionFailedError: text expected:<a> but was:<b>
// expect: assertEquals((short) 1, (short) 1): passes
// expect: assertEquals((short) 1, (short) 2): junit.framework.AssertionFailedError: [expected:<1> but was:<2>] junit.framework.AssertionFailedError: expected:<1> but was:<2>
// expect: assertEquals('text', (short) 1, (short) 2): junit.framework.AssertionFailedError: [text expected:<1> but was:<2>] junit.framework.AssertionFailedError: text expected:<1> but was:<2>
// expect: assertEquals(1, 1): passes
// expect: assertEquals(1, 2): junit.framework.AssertionFailedError: [expected:<1> but was:<2>] junit.framework.AssertionFailedError: expected:<1> but was:<2>
// expect: assertEquals('text', 1, 2): junit.framework.AssertionFailedError: [text expected:<1> but was:<2>] junit.framework.AssertionFailedError: text expected:<1> but was:<2>
// expect: assertEquals(Optional.of(1), Optional.of(1)): passes
// expect: assertEquals(Optional.of(1), Optional.of(2)): junit.framework.AssertionFailedError: [expected:<Optional[1]> but was:<Optional[2]>] junit.framework.AssertionFailedError: expected:<Optional[1]> but was:<Optional[2]>
// expect: assertEquals('text', Optional.of(1), Optional.of(2)): junit.framework.AssertionFailedError: [text expected:<Optional[1]> but was:<Optional[2]>] junit.framework.AssertionFailedError: text expected:<Optional[1]> but was:<Optional[2]>
// expect: assertTrue(true): passes
// expect: assertTrue(false): junit.framework.AssertionFailedError: [null] junit.framework.AssertionFailedError
// expect: assertTrue('text', false): junit.framework.AssertionFailedError: [text] junit.framework.AssertionFailedError: text
// expect: assertFalse(true): junit.framework.AssertionFailedError: [null] junit.framework.AssertionFailedError
// expect: assertFalse('text', true): junit.framework.AssertionFailedError: [text] junit.framework.AssertionFailedError: text
// expect: fail(): junit.framework.AssertionFailedError: [null] junit.framework.AssertionFailedError
// expect: fail('text'): junit.framework.AssertionFailedError: [text] junit.framework.AssertionFailedError: text
// expect: fail(null): junit.framework.AssertionFailedError: [null] junit.framework.AssertionFailedError
// expect: assertEquals('a', 'a'): passes
// expect: assertEquals('abc', 'adc'): junit.framework.ComparisonFailure: [expected:<a[b]c> but was:<a[d]c>] junit.framework.ComparisonFailure: expected:<a[b]c> but was:<a[d]c>
// expect: assertEquals('text', 'abc', 'adc'): junit.framework.ComparisonFailure: [text expected:<a[b]c> but was:<a[d]c>] junit.framework.ComparisonFailure: text expected:<a[b]c> but was:<a[d]c>
// expect: assertEquals((String) null, 'a'): junit.framework.ComparisonFailure: [expected:<null> but was:<a>] junit.framework.ComparisonFailure: expected:<null> but was:<a>
// expect: assertEquals('a', null): junit.framework.ComparisonFailure: [expected:<a> but was:<null>] junit.framework.ComparisonFailure: expected:<a> but was:<null>
// expect: assertEquals(null, 'abc', 'ad'): junit.framework.ComparisonFailure: [expected:<a[bc]> but was:<a[d]>] junit.framework.ComparisonFailure: expected:<a[bc]> but was:<a[d]>
// expect: assertEquals((Object) 1, (Object) 1L): junit.framework.AssertionFailedError: [expected:<1> but was:<1>] junit.framework.AssertionFailedError: expected:<1> but was:<1>
// expect: assertEquals(new Same(1), new Same(2)): junit.framework.AssertionFailedError: [expected:<same> but was:<same>] junit.framework.AssertionFailedError: expected:<same> but was:<same>
// expect: assertEquals(1.0, 1.5, 0.5): passes
// expect: assertEquals(1.0, 1.5, 0.25): junit.framework.AssertionFailedError: [expected:<1.0> but was:<1.5>] junit.framework.AssertionFailedError: expected:<1.0> but was:<1.5>
// expect: assertEquals('text', 1.0, 1.5, 0.25): junit.framework.AssertionFailedError: [text expected:<1.0> but was:<1.5>] junit.framework.AssertionFailedError: text expected:<1.0> but was:<1.5>
// expect: assertEquals(1.0f, 1.5f, 0.25f): junit.framework.AssertionFailedError: [expected:<1.0> but was:<1.5>] junit.framework.AssertionFailedError: expected:<1.0> but was:<1.5>
// expect: assertEquals('text', 1.0f, 1.5f, 0.25f): junit.framework.AssertionFailedError: [text expected:<1.0> but was:<1.5>] junit.framework.AssertionFailedError: text expected:<1.0> but was:<1.5>
// expect: assertEquals(Double.NaN, Double.NaN, 0): passes
// expect: assertEquals(Double.NaN, 1, 9): junit.framework.AssertionFailedError: [expected:<NaN> but was:<1.0>] junit.framework.AssertionFailedError: expected:<NaN> but was:<1.0>
// expect: assertEquals(1, 1, -1.0): passes
// expect: assertEquals(Double.POSITIVE_INFINITY, 1, Double.POSITIVE_INFINITY): passes
// expect: assertNull(null): passes
// expect: assertNull('x'): junit.framework.AssertionFailedError: [Expected: <null> but was: x] junit.framework.AssertionFailedError: Expected: <null> but was: x
// expect: assertNull('text', 'x'): junit.framework.AssertionFailedError: [text] junit.framework.AssertionFailedError: text
// expect: assertNotNull('x'): passes
// expect: assertNotNull(null): junit.framework.AssertionFailedError: [null] junit.framework.AssertionFailedError
// expect: assertNotNull('text', null): junit.framework.AssertionFailedError: [text] junit.framework.AssertionFailedError: text
// expect: assertSame(x, x): passes
// expect: assertSame(x, copy): junit.framework.AssertionFailedError: [expected same:<x> was not:<x>] junit.framework.AssertionFailedError: expected same:<x> was not:<x>
// expect: assertSame('text', x, copy): junit.framework.AssertionFailedError: [text expected same:<x> was not:<x>] junit.framework.AssertionFailedError: text expected same:<x> was not:<x>
// expect: assertNotSame(x, copy): passes
// expect: assertNotSame(x, x): junit.framework.AssertionFailedError: [expected not same] junit.framework.AssertionFailedError: expected not same
// expect: assertNotSame('text', x, x): junit.framework.AssertionFailedError: [text expected not same] junit.framework.AssertionFailedError: text expected not same
// expect: failNotEquals('text', 1, 2): junit.framework.AssertionFailedError: [text expected:<1> but was:<2>] junit.framework.AssertionFailedError: text expected:<1> but was:<2>
// expect: failSame(null): junit.framework.AssertionFailedError: [expected not same] junit.framework.AssertionFailedError: expected not same
// expect: failSame('text'): junit.framework.AssertionFailedError: [text expected not same] junit.framework.AssertionFailedError: text expected not same
// expect: failNotSame('', 1, 2): junit.framework.AssertionFailedError: [ expected same:<1> was not:<2>] junit.framework.AssertionFailedError:  expected same:<1> was not:<2>
// expect: text expected:<1> but was:<2>expected:<1> but was:<2>expected:<1> but was:<2>
// expect: new AssertionFailedError((String) null) {}.getMessage().length(): passes
// expect: '' and '': passes
// expect: '' and 'a': junit.framework.ComparisonFailure: [text expected:<[]> but was:<[a]>] junit.framework.ComparisonFailure: text expected:<[]> but was:<[a]>
// expect: '' and 'b': junit.framework.ComparisonFailure: [text expected:<[]> but was:<[b]>] junit.framework.ComparisonFailure: text expected:<[]> but was:<[b]>
// expect: '' and 'ab': junit.framework.ComparisonFailure: [text expected:<[]> but was:<[ab]>] junit.framework.ComparisonFailure: text expected:<[]> but was:<[ab]>
// expect: '' and 'abc': junit.framework.ComparisonFailure: [text expected:<[]> but was:<[abc]>] junit.framework.ComparisonFailure: text expected:<[]> but was:<[abc]>
// expect: '' and 'abbc': junit.framework.ComparisonFailure: [text expected:<[]> but was:<[abbc]>] junit.framework.ComparisonFailure: text expected:<[]> but was:<[abbc]>
// expect: '' and 'ac': junit.framework.ComparisonFailure: [text expected:<[]> but was:<[ac]>] junit.framework.ComparisonFailure: text expected:<[]> but was:<[ac]>
// expect: '' and 'aa': junit.framework.ComparisonFailure: [text expected:<[]> but was:<[aa]>] junit.framework.ComparisonFailure: text expected:<[]> but was:<[aa]>
// expect: '' and 'aaa': junit.framework.ComparisonFailure: [text expected:<[]> but was:<[aaa]>] junit.framework.ComparisonFailure: text expected:<[]> but was:<[aaa]>
// expect: '' and 'aba': junit.framework.ComparisonFailure: [text expected:<[]> but was:<[aba]>] junit.framework.ComparisonFailure: text expected:<[]> but was:<[aba]>
// expect: '' and 'abc abc': junit.framework.ComparisonFailure: [text expected:<[]> but was:<[abc abc]>] junit.framework.ComparisonFailure: text expected:<[]> but was:<[abc abc]>
// expect: '' and 'abc abd abc': junit.framework.ComparisonFailure: [text expected:<[]> but was:<[abc abd abc]>] junit.framework.ComparisonFailure: text expected:<[]> but was:<[abc abd abc]>
// expect: '' and '0123456789012345678901234567890 same at the start': junit.framework.ComparisonFailure: [text expected:<[]> but was:<[0123456789012345678901234567890 same at the start]>] junit.framework.ComparisonFailure: text expected:<[]> but was:<[0123456789012345678901234567890 same at the start]>
// expect: '' and '0123456789012345678901234567890 x at the start': junit.framework.ComparisonFailure: [text expected:<[]> but was:<[0123456789012345678901234567890 x at the start]>] junit.framework.ComparisonFailure: text expected:<[]> but was:<[0123456789012345678901234567890 x at the start]>
// expect: '' and 'the end is x 0123456789012345678901234567890': junit.framework.ComparisonFailure: [text expected:<[]> but was:<[the end is x 0123456789012345678901234567890]>] junit.framework.ComparisonFailure: text expected:<[]> but was:<[the end is x 0123456789012345678901234567890]>
// expect: '' and 'the end is here 0123456789012345678901234567890': junit.framework.ComparisonFailure: [text expected:<[]> but was:<[the end is here 0123456789012345678901234567890]>] junit.framework.ComparisonFailure: text expected:<[]> but was:<[the end is here 0123456789012345678901234567890]>
// expect: '' and '01234567890123456789x01234567890123456789': junit.framework.ComparisonFailure: [text expected:<[]> but was:<[01234567890123456789x01234567890123456789]>] junit.framework.ComparisonFailure: text expected:<[]> but was:<[01234567890123456789x01234567890123456789]>
// expect: '' and '01234567890123456789y01234567890123456789': junit.framework.ComparisonFailure: [text expected:<[]> but was:<[01234567890123456789y01234567890123456789]>] junit.framework.ComparisonFailure: text expected:<[]> but was:<[01234567890123456789y01234567890123456789]>
// expect: '' and '01234567890123456789': junit.framework.ComparisonFailure: [text expected:<[]> but was:<[01234567890123456789]>] junit.framework.ComparisonFailure: text expected:<[]> but was:<[01234567890123456789]>
// expect: '' and '012345678901234567890': junit.framework.ComparisonFailure: [text expected:<[]> but was:<[012345678901234567890]>] junit.framework.ComparisonFailure: text expected:<[]> but was:<[012345678901234567890]>
// expect: 'a' and '': junit.framework.ComparisonFailure: [text expected:<[a]> but was:<[]>] junit.framework.ComparisonFailure: text expected:<[a]> but was:<[]>
// expect: 'a' and 'a': passes
// expect: 'a' and 'b': junit.framework.ComparisonFailure: [text expected:<[a]> but was:<[b]>] junit.framework.ComparisonFailure: text expected:<[a]> but was:<[b]>
// expect: 'a' and 'ab': junit.framework.ComparisonFailure: [text expected:<a[]> but was:<a[b]>] junit.framework.ComparisonFailure: text expected:<a[]> but was:<a[b]>
// expect: 'a' and 'abc': junit.framework.ComparisonFailure: [text expected:<a[]> but was:<a[bc]>] junit.framework.ComparisonFailure: text expected:<a[]> but was:<a[bc]>
// expect: 'a' and 'abbc': junit.framework.ComparisonFailure: [text expected:<a[]> but was:<a[bbc]>] junit.framework.ComparisonFailure: text expected:<a[]> but was:<a[bbc]>
// expect: 'a' and 'ac': junit.framework.ComparisonFailure: [text expected:<a[]> but was:<a[c]>] junit.framework.ComparisonFailure: text expected:<a[]> but was:<a[c]>
// expect: 'a' and 'aa': junit.framework.ComparisonFailure: [text expected:<a[]> but was:<a[a]>] junit.framework.ComparisonFailure: text expected:<a[]> but was:<a[a]>
// expect: 'a' and 'aaa': junit.framework.ComparisonFailure: [text expected:<a[]> but was:<a[aa]>] junit.framework.ComparisonFailure: text expected:<a[]> but was:<a[aa]>
// expect: 'a' and 'aba': junit.framework.ComparisonFailure: [text expected:<a[]> but was:<a[ba]>] junit.framework.ComparisonFailure: text expected:<a[]> but was:<a[ba]>
// expect: 'a' and 'abc abc': junit.framework.ComparisonFailure: [text expected:<a[]> but was:<a[bc abc]>] junit.framework.ComparisonFailure: text expected:<a[]> but was:<a[bc abc]>
// expect: 'a' and 'abc abd abc': junit.framework.ComparisonFailure: [text expected:<a[]> but was:<a[bc abd abc]>] junit.framework.ComparisonFailure: text expected:<a[]> but was:<a[bc abd abc]>
// expect: 'a' and '0123456789012345678901234567890 same at the start': junit.framework.ComparisonFailure: [text expected:<[a]> but was:<[0123456789012345678901234567890 same at the start]>] junit.framework.ComparisonFailure: text expected:<[a]> but was:<[0123456789012345678901234567890 same at the start]>
// expect: 'a' and '0123456789012345678901234567890 x at the start': junit.framework.ComparisonFailure: [text expected:<[a]> but was:<[0123456789012345678901234567890 x at the start]>] junit.framework.ComparisonFailure: text expected:<[a]> but was:<[0123456789012345678901234567890 x at the start]>
// expect: 'a' and 'the end is x 0123456789012345678901234567890': junit.framework.ComparisonFailure: [text expected:<[a]> but was:<[the end is x 0123456789012345678901234567890]>] junit.framework.ComparisonFailure: text expected:<[a]> but was:<[the end is x 0123456789012345678901234567890]>
// expect: 'a' and 'the end is here 0123456789012345678901234567890': junit.framework.ComparisonFailure: [text expected:<[a]> but was:<[the end is here 0123456789012345678901234567890]>] junit.framework.ComparisonFailure: text expected:<[a]> but was:<[the end is here 0123456789012345678901234567890]>
// expect: 'a' and '01234567890123456789x01234567890123456789': junit.framework.ComparisonFailure: [text expected:<[a]> but was:<[01234567890123456789x01234567890123456789]>] junit.framework.ComparisonFailure: text expected:<[a]> but was:<[01234567890123456789x01234567890123456789]>
// expect: 'a' and '01234567890123456789y01234567890123456789': junit.framework.ComparisonFailure: [text expected:<[a]> but was:<[01234567890123456789y01234567890123456789]>] junit.framework.ComparisonFailure: text expected:<[a]> but was:<[01234567890123456789y01234567890123456789]>
// expect: 'a' and '01234567890123456789': junit.framework.ComparisonFailure: [text expected:<[a]> but was:<[01234567890123456789]>] junit.framework.ComparisonFailure: text expected:<[a]> but was:<[01234567890123456789]>
// expect: 'a' and '012345678901234567890': junit.framework.ComparisonFailure: [text expected:<[a]> but was:<[012345678901234567890]>] junit.framework.ComparisonFailure: text expected:<[a]> but was:<[012345678901234567890]>
// expect: 'b' and '': junit.framework.ComparisonFailure: [text expected:<[b]> but was:<[]>] junit.framework.ComparisonFailure: text expected:<[b]> but was:<[]>
// expect: 'b' and 'a': junit.framework.ComparisonFailure: [text expected:<[b]> but was:<[a]>] junit.framework.ComparisonFailure: text expected:<[b]> but was:<[a]>
// expect: 'b' and 'b': passes
// expect: 'b' and 'ab': junit.framework.ComparisonFailure: [text expected:<[]b> but was:<[a]b>] junit.framework.ComparisonFailure: text expected:<[]b> but was:<[a]b>
// expect: 'b' and 'abc': junit.framework.ComparisonFailure: [text expected:<[b]> but was:<[abc]>] junit.framework.ComparisonFailure: text expected:<[b]> but was:<[abc]>
// expect: 'b' and 'abbc': junit.framework.ComparisonFailure: [text expected:<[b]> but was:<[abbc]>] junit.framework.ComparisonFailure: text expected:<[b]> but was:<[abbc]>
// expect: 'b' and 'ac': junit.framework.ComparisonFailure: [text expected:<[b]> but was:<[ac]>] junit.framework.ComparisonFailure: text expected:<[b]> but was:<[ac]>
// expect: 'b' and 'aa': junit.framework.ComparisonFailure: [text expected:<[b]> but was:<[aa]>] junit.framework.ComparisonFailure: text expected:<[b]> but was:<[aa]>
// expect: 'b' and 'aaa': junit.framework.ComparisonFailure: [text expected:<[b]> but was:<[aaa]>] junit.framework.ComparisonFailure: text expected:<[b]> but was:<[aaa]>
// expect: 'b' and 'aba': junit.framework.ComparisonFailure: [text expected:<[b]> but was:<[aba]>] junit.framework.ComparisonFailure: text expected:<[b]> but was:<[aba]>
// expect: 'b' and 'abc abc': junit.framework.ComparisonFailure: [text expected:<[b]> but was:<[abc abc]>] junit.framework.ComparisonFailure: text expected:<[b]> but was:<[abc abc]>
// expect: 'b' and 'abc abd abc': junit.framework.ComparisonFailure: [text expected:<[b]> but was:<[abc abd abc]>] junit.framework.ComparisonFailure: text expected:<[b]> but was:<[abc abd abc]>
// expect: 'b' and '0123456789012345678901234567890 same at the start': junit.framework.ComparisonFailure: [text expected:<[b]> but was:<[0123456789012345678901234567890 same at the start]>] junit.framework.ComparisonFailure: text expected:<[b]> but was:<[0123456789012345678901234567890 same at the start]>
// expect: 'b' and '0123456789012345678901234567890 x at the start': junit.framework.ComparisonFailure: [text expected:<[b]> but was:<[0123456789012345678901234567890 x at the start]>] junit.framework.ComparisonFailure: text expected:<[b]> but was:<[0123456789012345678901234567890 x at the start]>
// expect: 'b' and 'the end is x 0123456789012345678901234567890': junit.framework.ComparisonFailure: [text expected:<[b]> but was:<[the end is x 0123456789012345678901234567890]>] junit.framework.ComparisonFailure: text expected:<[b]> but was:<[the end is x 0123456789012345678901234567890]>
// expect: 'b' and 'the end is here 0123456789012345678901234567890': junit.framework.ComparisonFailure: [text expected:<[b]> but was:<[the end is here 0123456789012345678901234567890]>] junit.framework.ComparisonFailure: text expected:<[b]> but was:<[the end is here 0123456789012345678901234567890]>
// expect: 'b' and '01234567890123456789x01234567890123456789': junit.framework.ComparisonFailure: [text expected:<[b]> but was:<[01234567890123456789x01234567890123456789]>] junit.framework.ComparisonFailure: text expected:<[b]> but was:<[01234567890123456789x01234567890123456789]>
// expect: 'b' and '01234567890123456789y01234567890123456789': junit.framework.ComparisonFailure: [text expected:<[b]> but was:<[01234567890123456789y01234567890123456789]>] junit.framework.ComparisonFailure: text expected:<[b]> but was:<[01234567890123456789y01234567890123456789]>
// expect: 'b' and '01234567890123456789': junit.framework.ComparisonFailure: [text expected:<[b]> but was:<[01234567890123456789]>] junit.framework.ComparisonFailure: text expected:<[b]> but was:<[01234567890123456789]>
// expect: 'b' and '012345678901234567890': junit.framework.ComparisonFailure: [text expected:<[b]> but was:<[012345678901234567890]>] junit.framework.ComparisonFailure: text expected:<[b]> but was:<[012345678901234567890]>
// expect: 'ab' and '': junit.framework.ComparisonFailure: [text expected:<[ab]> but was:<[]>] junit.framework.ComparisonFailure: text expected:<[ab]> but was:<[]>
// expect: 'ab' and 'a': junit.framework.ComparisonFailure: [text expected:<a[b]> but was:<a[]>] junit.framework.ComparisonFailure: text expected:<a[b]> but was:<a[]>
// expect: 'ab' and 'b': junit.framework.ComparisonFailure: [text expected:<[a]b> but was:<[]b>] junit.framework.ComparisonFailure: text expected:<[a]b> but was:<[]b>
// expect: 'ab' and 'ab': passes
// expect: 'ab' and 'abc': junit.framework.ComparisonFailure: [text expected:<ab[]> but was:<ab[c]>] junit.framework.ComparisonFailure: text expected:<ab[]> but was:<ab[c]>
// expect: 'ab' and 'abbc': junit.framework.ComparisonFailure: [text expected:<ab[]> but was:<ab[bc]>] junit.framework.ComparisonFailure: text expected:<ab[]> but was:<ab[bc]>
// expect: 'ab' and 'ac': junit.framework.ComparisonFailure: [text expected:<a[b]> but was:<a[c]>] junit.framework.ComparisonFailure: text expected:<a[b]> but was:<a[c]>
// expect: 'ab' and 'aa': junit.framework.ComparisonFailure: [text expected:<a[b]> but was:<a[a]>] junit.framework.ComparisonFailure: text expected:<a[b]> but was:<a[a]>
// expect: 'ab' and 'aaa': junit.framework.ComparisonFailure: [text expected:<a[b]> but was:<a[aa]>] junit.framework.ComparisonFailure: text expected:<a[b]> but was:<a[aa]>
// expect: 'ab' and 'aba': junit.framework.ComparisonFailure: [text expected:<ab[]> but was:<ab[a]>] junit.framework.ComparisonFailure: text expected:<ab[]> but was:<ab[a]>
// expect: 'ab' and 'abc abc': junit.framework.ComparisonFailure: [text expected:<ab[]> but was:<ab[c abc]>] junit.framework.ComparisonFailure: text expected:<ab[]> but was:<ab[c abc]>
// expect: 'ab' and 'abc abd abc': junit.framework.ComparisonFailure: [text expected:<ab[]> but was:<ab[c abd abc]>] junit.framework.ComparisonFailure: text expected:<ab[]> but was:<ab[c abd abc]>
// expect: 'ab' and '0123456789012345678901234567890 same at the start': junit.framework.ComparisonFailure: [text expected:<[ab]> but was:<[0123456789012345678901234567890 same at the start]>] junit.framework.ComparisonFailure: text expected:<[ab]> but was:<[0123456789012345678901234567890 same at the start]>
// expect: 'ab' and '0123456789012345678901234567890 x at the start': junit.framework.ComparisonFailure: [text expected:<[ab]> but was:<[0123456789012345678901234567890 x at the start]>] junit.framework.ComparisonFailure: text expected:<[ab]> but was:<[0123456789012345678901234567890 x at the start]>
// expect: 'ab' and 'the end is x 0123456789012345678901234567890': junit.framework.ComparisonFailure: [text expected:<[ab]> but was:<[the end is x 0123456789012345678901234567890]>] junit.framework.ComparisonFailure: text expected:<[ab]> but was:<[the end is x 0123456789012345678901234567890]>
// expect: 'ab' and 'the end is here 0123456789012345678901234567890': junit.framework.ComparisonFailure: [text expected:<[ab]> but was:<[the end is here 0123456789012345678901234567890]>] junit.framework.ComparisonFailure: text expected:<[ab]> but was:<[the end is here 0123456789012345678901234567890]>
// expect: 'ab' and '01234567890123456789x01234567890123456789': junit.framework.ComparisonFailure: [text expected:<[ab]> but was:<[01234567890123456789x01234567890123456789]>] junit.framework.ComparisonFailure: text expected:<[ab]> but was:<[01234567890123456789x01234567890123456789]>
// expect: 'ab' and '01234567890123456789y01234567890123456789': junit.framework.ComparisonFailure: [text expected:<[ab]> but was:<[01234567890123456789y01234567890123456789]>] junit.framework.ComparisonFailure: text expected:<[ab]> but was:<[01234567890123456789y01234567890123456789]>
// expect: 'ab' and '01234567890123456789': junit.framework.ComparisonFailure: [text expected:<[ab]> but was:<[01234567890123456789]>] junit.framework.ComparisonFailure: text expected:<[ab]> but was:<[01234567890123456789]>
// expect: 'ab' and '012345678901234567890': junit.framework.ComparisonFailure: [text expected:<[ab]> but was:<[012345678901234567890]>] junit.framework.ComparisonFailure: text expected:<[ab]> but was:<[012345678901234567890]>
// expect: 'abc' and '': junit.framework.ComparisonFailure: [text expected:<[abc]> but was:<[]>] junit.framework.ComparisonFailure: text expected:<[abc]> but was:<[]>
// expect: 'abc' and 'a': junit.framework.ComparisonFailure: [text expected:<a[bc]> but was:<a[]>] junit.framework.ComparisonFailure: text expected:<a[bc]> but was:<a[]>
// expect: 'abc' and 'b': junit.framework.ComparisonFailure: [text expected:<[abc]> but was:<[b]>] junit.framework.ComparisonFailure: text expected:<[abc]> but was:<[b]>
// expect: 'abc' and 'ab': junit.framework.ComparisonFailure: [text expected:<ab[c]> but was:<ab[]>] junit.framework.ComparisonFailure: text expected:<ab[c]> but was:<ab[]>
// expect: 'abc' and 'abc': passes
// expect: 'abc' and 'abbc': junit.framework.ComparisonFailure: [text expected:<ab[]c> but was:<ab[b]c>] junit.framework.ComparisonFailure: text expected:<ab[]c> but was:<ab[b]c>
// expect: 'abc' and 'ac': junit.framework.ComparisonFailure: [text expected:<a[b]c> but was:<a[]c>] junit.framework.ComparisonFailure: text expected:<a[b]c> but was:<a[]c>
// expect: 'abc' and 'aa': junit.framework.ComparisonFailure: [text expected:<a[bc]> but was:<a[a]>] junit.framework.ComparisonFailure: text expected:<a[bc]> but was:<a[a]>
// expect: 'abc' and 'aaa': junit.framework.ComparisonFailure: [text expected:<a[bc]> but was:<a[aa]>] junit.framework.ComparisonFailure: text expected:<a[bc]> but was:<a[aa]>
// expect: 'abc' and 'aba': junit.framework.ComparisonFailure: [text expected:<ab[c]> but was:<ab[a]>] junit.framework.ComparisonFailure: text expected:<ab[c]> but was:<ab[a]>
// expect: 'abc' and 'abc abc': junit.framework.ComparisonFailure: [text expected:<abc[]> but was:<abc[ abc]>] junit.framework.ComparisonFailure: text expected:<abc[]> but was:<abc[ abc]>
// expect: 'abc' and 'abc abd abc': junit.framework.ComparisonFailure: [text expected:<abc[]> but was:<abc[ abd abc]>] junit.framework.ComparisonFailure: text expected:<abc[]> but was:<abc[ abd abc]>
// expect: 'abc' and '0123456789012345678901234567890 same at the start': junit.framework.ComparisonFailure: [text expected:<[abc]> but was:<[0123456789012345678901234567890 same at the start]>] junit.framework.ComparisonFailure: text expected:<[abc]> but was:<[0123456789012345678901234567890 same at the start]>
// expect: 'abc' and '0123456789012345678901234567890 x at the start': junit.framework.ComparisonFailure: [text expected:<[abc]> but was:<[0123456789012345678901234567890 x at the start]>] junit.framework.ComparisonFailure: text expected:<[abc]> but was:<[0123456789012345678901234567890 x at the start]>
// expect: 'abc' and 'the end is x 0123456789012345678901234567890': junit.framework.ComparisonFailure: [text expected:<[abc]> but was:<[the end is x 0123456789012345678901234567890]>] junit.framework.ComparisonFailure: text expected:<[abc]> but was:<[the end is x 0123456789012345678901234567890]>
// expect: 'abc' and 'the end is here 0123456789012345678901234567890': junit.framework.ComparisonFailure: [text expected:<[abc]> but was:<[the end is here 0123456789012345678901234567890]>] junit.framework.ComparisonFailure: text expected:<[abc]> but was:<[the end is here 0123456789012345678901234567890]>
// expect: 'abc' and '01234567890123456789x01234567890123456789': junit.framework.ComparisonFailure: [text expected:<[abc]> but was:<[01234567890123456789x01234567890123456789]>] junit.framework.ComparisonFailure: text expected:<[abc]> but was:<[01234567890123456789x01234567890123456789]>
// expect: 'abc' and '01234567890123456789y01234567890123456789': junit.framework.ComparisonFailure: [text expected:<[abc]> but was:<[01234567890123456789y01234567890123456789]>] junit.framework.ComparisonFailure: text expected:<[abc]> but was:<[01234567890123456789y01234567890123456789]>
// expect: 'abc' and '01234567890123456789': junit.framework.ComparisonFailure: [text expected:<[abc]> but was:<[01234567890123456789]>] junit.framework.ComparisonFailure: text expected:<[abc]> but was:<[01234567890123456789]>
// expect: 'abc' and '012345678901234567890': junit.framework.ComparisonFailure: [text expected:<[abc]> but was:<[012345678901234567890]>] junit.framework.ComparisonFailure: text expected:<[abc]> but was:<[012345678901234567890]>
// expect: 'abbc' and '': junit.framework.ComparisonFailure: [text expected:<[abbc]> but was:<[]>] junit.framework.ComparisonFailure: text expected:<[abbc]> but was:<[]>
// expect: 'abbc' and 'a': junit.framework.ComparisonFailure: [text expected:<a[bbc]> but was:<a[]>] junit.framework.ComparisonFailure: text expected:<a[bbc]> but was:<a[]>
// expect: 'abbc' and 'b': junit.framework.ComparisonFailure: [text expected:<[abbc]> but was:<[b]>] junit.framework.ComparisonFailure: text expected:<[abbc]> but was:<[b]>
// expect: 'abbc' and 'ab': junit.framework.ComparisonFailure: [text expected:<ab[bc]> but was:<ab[]>] junit.framework.ComparisonFailure: text expected:<ab[bc]> but was:<ab[]>
// expect: 'abbc' and 'abc': junit.framework.ComparisonFailure: [text expected:<ab[b]c> but was:<ab[]c>] junit.framework.ComparisonFailure: text expected:<ab[b]c> but was:<ab[]c>
// expect: 'abbc' and 'abbc': passes
// expect: 'abbc' and 'ac': junit.framework.ComparisonFailure: [text expected:<a[bb]c> but was:<a[]c>] junit.framework.ComparisonFailure: text expected:<a[bb]c> but was:<a[]c>
// expect: 'abbc' and 'aa': junit.framework.ComparisonFailure: [text expected:<a[bbc]> but was:<a[a]>] junit.framework.ComparisonFailure: text expected:<a[bbc]> but was:<a[a]>
// expect: 'abbc' and 'aaa': junit.framework.ComparisonFailure: [text expected:<a[bbc]> but was:<a[aa]>] junit.framework.ComparisonFailure: text expected:<a[bbc]> but was:<a[aa]>
// expect: 'abbc' and 'aba': junit.framework.ComparisonFailure: [text expected:<ab[bc]> but was:<ab[a]>] junit.framework.ComparisonFailure: text expected:<ab[bc]> but was:<ab[a]>
// expect: 'abbc' and 'abc abc': junit.framework.ComparisonFailure: [text expected:<ab[]bc> but was:<ab[c a]bc>] junit.framework.ComparisonFailure: text expected:<ab[]bc> but was:<ab[c a]bc>
// expect: 'abbc' and 'abc abd abc': junit.framework.ComparisonFailure: [text expected:<ab[]bc> but was:<ab[c abd a]bc>] junit.framework.ComparisonFailure: text expected:<ab[]bc> but was:<ab[c abd a]bc>
// expect: 'abbc' and '0123456789012345678901234567890 same at the start': junit.framework.ComparisonFailure: [text expected:<[abbc]> but was:<[0123456789012345678901234567890 same at the start]>] junit.framework.ComparisonFailure: text expected:<[abbc]> but was:<[0123456789012345678901234567890 same at the start]>
// expect: 'abbc' and '0123456789012345678901234567890 x at the start': junit.framework.ComparisonFailure: [text expected:<[abbc]> but was:<[0123456789012345678901234567890 x at the start]>] junit.framework.ComparisonFailure: text expected:<[abbc]> but was:<[0123456789012345678901234567890 x at the start]>
// expect: 'abbc' and 'the end is x 0123456789012345678901234567890': junit.framework.ComparisonFailure: [text expected:<[abbc]> but was:<[the end is x 0123456789012345678901234567890]>] junit.framework.ComparisonFailure: text expected:<[abbc]> but was:<[the end is x 0123456789012345678901234567890]>
// expect: 'abbc' and 'the end is here 0123456789012345678901234567890': junit.framework.ComparisonFailure: [text expected:<[abbc]> but was:<[the end is here 0123456789012345678901234567890]>] junit.framework.ComparisonFailure: text expected:<[abbc]> but was:<[the end is here 0123456789012345678901234567890]>
// expect: 'abbc' and '01234567890123456789x01234567890123456789': junit.framework.ComparisonFailure: [text expected:<[abbc]> but was:<[01234567890123456789x01234567890123456789]>] junit.framework.ComparisonFailure: text expected:<[abbc]> but was:<[01234567890123456789x01234567890123456789]>
// expect: 'abbc' and '01234567890123456789y01234567890123456789': junit.framework.ComparisonFailure: [text expected:<[abbc]> but was:<[01234567890123456789y01234567890123456789]>] junit.framework.ComparisonFailure: text expected:<[abbc]> but was:<[01234567890123456789y01234567890123456789]>
// expect: 'abbc' and '01234567890123456789': junit.framework.ComparisonFailure: [text expected:<[abbc]> but was:<[01234567890123456789]>] junit.framework.ComparisonFailure: text expected:<[abbc]> but was:<[01234567890123456789]>
// expect: 'abbc' and '012345678901234567890': junit.framework.ComparisonFailure: [text expected:<[abbc]> but was:<[012345678901234567890]>] junit.framework.ComparisonFailure: text expected:<[abbc]> but was:<[012345678901234567890]>
// expect: 'ac' and '': junit.framework.ComparisonFailure: [text expected:<[ac]> but was:<[]>] junit.framework.ComparisonFailure: text expected:<[ac]> but was:<[]>
// expect: 'ac' and 'a': junit.framework.ComparisonFailure: [text expected:<a[c]> but was:<a[]>] junit.framework.ComparisonFailure: text expected:<a[c]> but was:<a[]>
// expect: 'ac' and 'b': junit.framework.ComparisonFailure: [text expected:<[ac]> but was:<[b]>] junit.framework.ComparisonFailure: text expected:<[ac]> but was:<[b]>
// expect: 'ac' and 'ab': junit.framework.ComparisonFailure: [text expected:<a[c]> but was:<a[b]>] junit.framework.ComparisonFailure: text expected:<a[c]> but was:<a[b]>
// expect: 'ac' and 'abc': junit.framework.ComparisonFailure: [text expected:<a[]c> but was:<a[b]c>] junit.framework.ComparisonFailure: text expected:<a[]c> but was:<a[b]c>
// expect: 'ac' and 'abbc': junit.framework.ComparisonFailure: [text expected:<a[]c> but was:<a[bb]c>] junit.framework.ComparisonFailure: text expected:<a[]c> but was:<a[bb]c>
// expect: 'ac' and 'ac': passes
// expect: 'ac' and 'aa': junit.framework.ComparisonFailure: [text expected:<a[c]> but was:<a[a]>] junit.framework.ComparisonFailure: text expected:<a[c]> but was:<a[a]>
// expect: 'ac' and 'aaa': junit.framework.ComparisonFailure: [text expected:<a[c]> but was:<a[aa]>] junit.framework.ComparisonFailure: text expected:<a[c]> but was:<a[aa]>
// expect: 'ac' and 'aba': junit.framework.ComparisonFailure: [text expected:<a[c]> but was:<a[ba]>] junit.framework.ComparisonFailure: text expected:<a[c]> but was:<a[ba]>
// expect: 'ac' and 'abc abc': junit.framework.ComparisonFailure: [text expected:<a[]c> but was:<a[bc ab]c>] junit.framework.ComparisonFailure: text expected:<a[]c> but was:<a[bc ab]c>
// expect: 'ac' and 'abc abd abc': junit.framework.ComparisonFailure: [text expected:<a[]c> but was:<a[bc abd ab]c>] junit.framework.ComparisonFailure: text expected:<a[]c> but was:<a[bc abd ab]c>
// expect: 'ac' and '0123456789012345678901234567890 same at the start': junit.framework.ComparisonFailure: [text expected:<[ac]> but was:<[0123456789012345678901234567890 same at the start]>] junit.framework.ComparisonFailure: text expected:<[ac]> but was:<[0123456789012345678901234567890 same at the start]>
// expect: 'ac' and '0123456789012345678901234567890 x at the start': junit.framework.ComparisonFailure: [text expected:<[ac]> but was:<[0123456789012345678901234567890 x at the start]>] junit.framework.ComparisonFailure: text expected:<[ac]> but was:<[0123456789012345678901234567890 x at the start]>
// expect: 'ac' and 'the end is x 0123456789012345678901234567890': junit.framework.ComparisonFailure: [text expected:<[ac]> but was:<[the end is x 0123456789012345678901234567890]>] junit.framework.ComparisonFailure: text expected:<[ac]> but was:<[the end is x 0123456789012345678901234567890]>
// expect: 'ac' and 'the end is here 0123456789012345678901234567890': junit.framework.ComparisonFailure: [text expected:<[ac]> but was:<[the end is here 0123456789012345678901234567890]>] junit.framework.ComparisonFailure: text expected:<[ac]> but was:<[the end is here 0123456789012345678901234567890]>
// expect: 'ac' and '01234567890123456789x01234567890123456789': junit.framework.ComparisonFailure: [text expected:<[ac]> but was:<[01234567890123456789x01234567890123456789]>] junit.framework.ComparisonFailure: text expected:<[ac]> but was:<[01234567890123456789x01234567890123456789]>
// expect: 'ac' and '01234567890123456789y01234567890123456789': junit.framework.ComparisonFailure: [text expected:<[ac]> but was:<[01234567890123456789y01234567890123456789]>] junit.framework.ComparisonFailure: text expected:<[ac]> but was:<[01234567890123456789y01234567890123456789]>
// expect: 'ac' and '01234567890123456789': junit.framework.ComparisonFailure: [text expected:<[ac]> but was:<[01234567890123456789]>] junit.framework.ComparisonFailure: text expected:<[ac]> but was:<[01234567890123456789]>
// expect: 'ac' and '012345678901234567890': junit.framework.ComparisonFailure: [text expected:<[ac]> but was:<[012345678901234567890]>] junit.framework.ComparisonFailure: text expected:<[ac]> but was:<[012345678901234567890]>
// expect: 'aa' and '': junit.framework.ComparisonFailure: [text expected:<[aa]> but was:<[]>] junit.framework.ComparisonFailure: text expected:<[aa]> but was:<[]>
// expect: 'aa' and 'a': junit.framework.ComparisonFailure: [text expected:<a[a]> but was:<a[]>] junit.framework.ComparisonFailure: text expected:<a[a]> but was:<a[]>
// expect: 'aa' and 'b': junit.framework.ComparisonFailure: [text expected:<[aa]> but was:<[b]>] junit.framework.ComparisonFailure: text expected:<[aa]> but was:<[b]>
// expect: 'aa' and 'ab': junit.framework.ComparisonFailure: [text expected:<a[a]> but was:<a[b]>] junit.framework.ComparisonFailure: text expected:<a[a]> but was:<a[b]>
// expect: 'aa' and 'abc': junit.framework.ComparisonFailure: [text expected:<a[a]> but was:<a[bc]>] junit.framework.ComparisonFailure: text expected:<a[a]> but was:<a[bc]>
// expect: 'aa' and 'abbc': junit.framework.ComparisonFailure: [text expected:<a[a]> but was:<a[bbc]>] junit.framework.ComparisonFailure: text expected:<a[a]> but was:<a[bbc]>
// expect: 'aa' and 'ac': junit.framework.ComparisonFailure: [text expected:<a[a]> but was:<a[c]>] junit.framework.ComparisonFailure: text expected:<a[a]> but was:<a[c]>
// expect: 'aa' and 'aa': passes
// expect: 'aa' and 'aaa': junit.framework.ComparisonFailure: [text expected:<aa[]> but was:<aa[a]>] junit.framework.ComparisonFailure: text expected:<aa[]> but was:<aa[a]>
// expect: 'aa' and 'aba': junit.framework.ComparisonFailure: [text expected:<a[]a> but was:<a[b]a>] junit.framework.ComparisonFailure: text expected:<a[]a> but was:<a[b]a>
// expect: 'aa' and 'abc abc': junit.framework.ComparisonFailure: [text expected:<a[a]> but was:<a[bc abc]>] junit.framework.ComparisonFailure: text expected:<a[a]> but was:<a[bc abc]>
// expect: 'aa' and 'abc abd abc': junit.framework.ComparisonFailure: [text expected:<a[a]> but was:<a[bc abd abc]>] junit.framework.ComparisonFailure: text expected:<a[a]> but was:<a[bc abd abc]>
// expect: 'aa' and '0123456789012345678901234567890 same at the start': junit.framework.ComparisonFailure: [text expected:<[aa]> but was:<[0123456789012345678901234567890 same at the start]>] junit.framework.ComparisonFailure: text expected:<[aa]> but was:<[0123456789012345678901234567890 same at the start]>
// expect: 'aa' and '0123456789012345678901234567890 x at the start': junit.framework.ComparisonFailure: [text expected:<[aa]> but was:<[0123456789012345678901234567890 x at the start]>] junit.framework.ComparisonFailure: text expected:<[aa]> but was:<[0123456789012345678901234567890 x at the start]>
// expect: 'aa' and 'the end is x 0123456789012345678901234567890': junit.framework.ComparisonFailure: [text expected:<[aa]> but was:<[the end is x 0123456789012345678901234567890]>] junit.framework.ComparisonFailure: text expected:<[aa]> but was:<[the end is x 0123456789012345678901234567890]>
// expect: 'aa' and 'the end is here 0123456789012345678901234567890': junit.framework.ComparisonFailure: [text expected:<[aa]> but was:<[the end is here 0123456789012345678901234567890]>] junit.framework.ComparisonFailure: text expected:<[aa]> but was:<[the end is here 0123456789012345678901234567890]>
// expect: 'aa' and '01234567890123456789x01234567890123456789': junit.framework.ComparisonFailure: [text expected:<[aa]> but was:<[01234567890123456789x01234567890123456789]>] junit.framework.ComparisonFailure: text expected:<[aa]> but was:<[01234567890123456789x01234567890123456789]>
// expect: 'aa' and '01234567890123456789y01234567890123456789': junit.framework.ComparisonFailure: [text expected:<[aa]> but was:<[01234567890123456789y01234567890123456789]>] junit.framework.ComparisonFailure: text expected:<[aa]> but was:<[01234567890123456789y01234567890123456789]>
// expect: 'aa' and '01234567890123456789': junit.framework.ComparisonFailure: [text expected:<[aa]> but was:<[01234567890123456789]>] junit.framework.ComparisonFailure: text expected:<[aa]> but was:<[01234567890123456789]>
// expect: 'aa' and '012345678901234567890': junit.framework.ComparisonFailure: [text expected:<[aa]> but was:<[012345678901234567890]>] junit.framework.ComparisonFailure: text expected:<[aa]> but was:<[012345678901234567890]>
// expect: 'aaa' and '': junit.framework.ComparisonFailure: [text expected:<[aaa]> but was:<[]>] junit.framework.ComparisonFailure: text expected:<[aaa]> but was:<[]>
// expect: 'aaa' and 'a': junit.framework.ComparisonFailure: [text expected:<a[aa]> but was:<a[]>] junit.framework.ComparisonFailure: text expected:<a[aa]> but was:<a[]>
// expect: 'aaa' and 'b': junit.framework.ComparisonFailure: [text expected:<[aaa]> but was:<[b]>] junit.framework.ComparisonFailure: text expected:<[aaa]> but was:<[b]>
// expect: 'aaa' and 'ab': junit.framework.ComparisonFailure: [text expected:<a[aa]> but was:<a[b]>] junit.framework.ComparisonFailure: text expected:<a[aa]> but was:<a[b]>
// expect: 'aaa' and 'abc': junit.framework.ComparisonFailure: [text expected:<a[aa]> but was:<a[bc]>] junit.framework.ComparisonFailure: text expected:<a[aa]> but was:<a[bc]>
// expect: 'aaa' and 'abbc': junit.framework.ComparisonFailure: [text expected:<a[aa]> but was:<a[bbc]>] junit.framework.ComparisonFailure: text expected:<a[aa]> but was:<a[bbc]>
// expect: 'aaa' and 'ac': junit.framework.ComparisonFailure: [text expected:<a[aa]> but was:<a[c]>] junit.framework.ComparisonFailure: text expected:<a[aa]> but was:<a[c]>
// expect: 'aaa' and 'aa': junit.framework.ComparisonFailure: [text expected:<aa[a]> but was:<aa[]>] junit.framework.ComparisonFailure: text expected:<aa[a]> but was:<aa[]>
// expect: 'aaa' and 'aaa': passes
// expect: 'aaa' and 'aba': junit.framework.ComparisonFailure: [text expected:<a[a]a> but was:<a[b]a>] junit.framework.ComparisonFailure: text expected:<a[a]a> but was:<a[b]a>
// expect: 'aaa' and 'abc abc': junit.framework.ComparisonFailure: [text expected:<a[aa]> but was:<a[bc abc]>] junit.framework.ComparisonFailure: text expected:<a[aa]> but was:<a[bc abc]>
// expect: 'aaa' and 'abc abd abc': junit.framework.ComparisonFailure: [text expected:<a[aa]> but was:<a[bc abd abc]>] junit.framework.ComparisonFailure: text expected:<a[aa]> but was:<a[bc abd abc]>
// expect: 'aaa' and '0123456789012345678901234567890 same at the start': junit.framework.ComparisonFailure: [text expected:<[aaa]> but was:<[0123456789012345678901234567890 same at the start]>] junit.framework.ComparisonFailure: text expected:<[aaa]> but was:<[0123456789012345678901234567890 same at the start]>
// expect: 'aaa' and '0123456789012345678901234567890 x at the start': junit.framework.ComparisonFailure: [text expected:<[aaa]> but was:<[0123456789012345678901234567890 x at the start]>] junit.framework.ComparisonFailure: text expected:<[aaa]> but was:<[0123456789012345678901234567890 x at the start]>
// expect: 'aaa' and 'the end is x 0123456789012345678901234567890': junit.framework.ComparisonFailure: [text expected:<[aaa]> but was:<[the end is x 0123456789012345678901234567890]>] junit.framework.ComparisonFailure: text expected:<[aaa]> but was:<[the end is x 0123456789012345678901234567890]>
// expect: 'aaa' and 'the end is here 0123456789012345678901234567890': junit.framework.ComparisonFailure: [text expected:<[aaa]> but was:<[the end is here 0123456789012345678901234567890]>] junit.framework.ComparisonFailure: text expected:<[aaa]> but was:<[the end is here 0123456789012345678901234567890]>
// expect: 'aaa' and '01234567890123456789x01234567890123456789': junit.framework.ComparisonFailure: [text expected:<[aaa]> but was:<[01234567890123456789x01234567890123456789]>] junit.framework.ComparisonFailure: text expected:<[aaa]> but was:<[01234567890123456789x01234567890123456789]>
// expect: 'aaa' and '01234567890123456789y01234567890123456789': junit.framework.ComparisonFailure: [text expected:<[aaa]> but was:<[01234567890123456789y01234567890123456789]>] junit.framework.ComparisonFailure: text expected:<[aaa]> but was:<[01234567890123456789y01234567890123456789]>
// expect: 'aaa' and '01234567890123456789': junit.framework.ComparisonFailure: [text expected:<[aaa]> but was:<[01234567890123456789]>] junit.framework.ComparisonFailure: text expected:<[aaa]> but was:<[01234567890123456789]>
// expect: 'aaa' and '012345678901234567890': junit.framework.ComparisonFailure: [text expected:<[aaa]> but was:<[012345678901234567890]>] junit.framework.ComparisonFailure: text expected:<[aaa]> but was:<[012345678901234567890]>
// expect: 'aba' and '': junit.framework.ComparisonFailure: [text expected:<[aba]> but was:<[]>] junit.framework.ComparisonFailure: text expected:<[aba]> but was:<[]>
// expect: 'aba' and 'a': junit.framework.ComparisonFailure: [text expected:<a[ba]> but was:<a[]>] junit.framework.ComparisonFailure: text expected:<a[ba]> but was:<a[]>
// expect: 'aba' and 'b': junit.framework.ComparisonFailure: [text expected:<[aba]> but was:<[b]>] junit.framework.ComparisonFailure: text expected:<[aba]> but was:<[b]>
// expect: 'aba' and 'ab': junit.framework.ComparisonFailure: [text expected:<ab[a]> but was:<ab[]>] junit.framework.ComparisonFailure: text expected:<ab[a]> but was:<ab[]>
// expect: 'aba' and 'abc': junit.framework.ComparisonFailure: [text expected:<ab[a]> but was:<ab[c]>] junit.framework.ComparisonFailure: text expected:<ab[a]> but was:<ab[c]>
// expect: 'aba' and 'abbc': junit.framework.ComparisonFailure: [text expected:<ab[a]> but was:<ab[bc]>] junit.framework.ComparisonFailure: text expected:<ab[a]> but was:<ab[bc]>
// expect: 'aba' and 'ac': junit.framework.ComparisonFailure: [text expected:<a[ba]> but was:<a[c]>] junit.framework.ComparisonFailure: text expected:<a[ba]> but was:<a[c]>
// expect: 'aba' and 'aa': junit.framework.ComparisonFailure: [text expected:<a[b]a> but was:<a[]a>] junit.framework.ComparisonFailure: text expected:<a[b]a> but was:<a[]a>
// expect: 'aba' and 'aaa': junit.framework.ComparisonFailure: [text expected:<a[b]a> but was:<a[a]a>] junit.framework.ComparisonFailure: text expected:<a[b]a> but was:<a[a]a>
// expect: 'aba' and 'aba': passes
// expect: 'aba' and 'abc abc': junit.framework.ComparisonFailure: [text expected:<ab[a]> but was:<ab[c abc]>] junit.framework.ComparisonFailure: text expected:<ab[a]> but was:<ab[c abc]>
// expect: 'aba' and 'abc abd abc': junit.framework.ComparisonFailure: [text expected:<ab[a]> but was:<ab[c abd abc]>] junit.framework.ComparisonFailure: text expected:<ab[a]> but was:<ab[c abd abc]>
// expect: 'aba' and '0123456789012345678901234567890 same at the start': junit.framework.ComparisonFailure: [text expected:<[aba]> but was:<[0123456789012345678901234567890 same at the start]>] junit.framework.ComparisonFailure: text expected:<[aba]> but was:<[0123456789012345678901234567890 same at the start]>
// expect: 'aba' and '0123456789012345678901234567890 x at the start': junit.framework.ComparisonFailure: [text expected:<[aba]> but was:<[0123456789012345678901234567890 x at the start]>] junit.framework.ComparisonFailure: text expected:<[aba]> but was:<[0123456789012345678901234567890 x at the start]>
// expect: 'aba' and 'the end is x 0123456789012345678901234567890': junit.framework.ComparisonFailure: [text expected:<[aba]> but was:<[the end is x 0123456789012345678901234567890]>] junit.framework.ComparisonFailure: text expected:<[aba]> but was:<[the end is x 0123456789012345678901234567890]>
// expect: 'aba' and 'the end is here 0123456789012345678901234567890': junit.framework.ComparisonFailure: [text expected:<[aba]> but was:<[the end is here 0123456789012345678901234567890]>] junit.framework.ComparisonFailure: text expected:<[aba]> but was:<[the end is here 0123456789012345678901234567890]>
// expect: 'aba' and '01234567890123456789x01234567890123456789': junit.framework.ComparisonFailure: [text expected:<[aba]> but was:<[01234567890123456789x01234567890123456789]>] junit.framework.ComparisonFailure: text expected:<[aba]> but was:<[01234567890123456789x01234567890123456789]>
// expect: 'aba' and '01234567890123456789y01234567890123456789': junit.framework.ComparisonFailure: [text expected:<[aba]> but was:<[01234567890123456789y01234567890123456789]>] junit.framework.ComparisonFailure: text expected:<[aba]> but was:<[01234567890123456789y01234567890123456789]>
// expect: 'aba' and '01234567890123456789': junit.framework.ComparisonFailure: [text expected:<[aba]> but was:<[01234567890123456789]>] junit.framework.ComparisonFailure: text expected:<[aba]> but was:<[01234567890123456789]>
// expect: 'aba' and '012345678901234567890': junit.framework.ComparisonFailure: [text expected:<[aba]> but was:<[012345678901234567890]>] junit.framework.ComparisonFailure: text expected:<[aba]> but was:<[012345678901234567890]>
// expect: 'abc abc' and '': junit.framework.ComparisonFailure: [text expected:<[abc abc]> but was:<[]>] junit.framework.ComparisonFailure: text expected:<[abc abc]> but was:<[]>
// expect: 'abc abc' and 'a': junit.framework.ComparisonFailure: [text expected:<a[bc abc]> but was:<a[]>] junit.framework.ComparisonFailure: text expected:<a[bc abc]> but was:<a[]>
// expect: 'abc abc' and 'b': junit.framework.ComparisonFailure: [text expected:<[abc abc]> but was:<[b]>] junit.framework.ComparisonFailure: text expected:<[abc abc]> but was:<[b]>
// expect: 'abc abc' and 'ab': junit.framework.ComparisonFailure: [text expected:<ab[c abc]> but was:<ab[]>] junit.framework.ComparisonFailure: text expected:<ab[c abc]> but was:<ab[]>
// expect: 'abc abc' and 'abc': junit.framework.ComparisonFailure: [text expected:<abc[ abc]> but was:<abc[]>] junit.framework.ComparisonFailure: text expected:<abc[ abc]> but was:<abc[]>
// expect: 'abc abc' and 'abbc': junit.framework.ComparisonFailure: [text expected:<ab[c a]bc> but was:<ab[]bc>] junit.framework.ComparisonFailure: text expected:<ab[c a]bc> but was:<ab[]bc>
// expect: 'abc abc' and 'ac': junit.framework.ComparisonFailure: [text expected:<a[bc ab]c> but was:<a[]c>] junit.framework.ComparisonFailure: text expected:<a[bc ab]c> but was:<a[]c>
// expect: 'abc abc' and 'aa': junit.framework.ComparisonFailure: [text expected:<a[bc abc]> but was:<a[a]>] junit.framework.ComparisonFailure: text expected:<a[bc abc]> but was:<a[a]>
// expect: 'abc abc' and 'aaa': junit.framework.ComparisonFailure: [text expected:<a[bc abc]> but was:<a[aa]>] junit.framework.ComparisonFailure: text expected:<a[bc abc]> but was:<a[aa]>
// expect: 'abc abc' and 'aba': junit.framework.ComparisonFailure: [text expected:<ab[c abc]> but was:<ab[a]>] junit.framework.ComparisonFailure: text expected:<ab[c abc]> but was:<ab[a]>
// expect: 'abc abc' and 'abc abc': passes
// expect: 'abc abc' and 'abc abd abc': junit.framework.ComparisonFailure: [text expected:<abc ab[]c> but was:<abc ab[d ab]c>] junit.framework.ComparisonFailure: text expected:<abc ab[]c> but was:<abc ab[d ab]c>
// expect: 'abc abc' and '0123456789012345678901234567890 same at the start': junit.framework.ComparisonFailure: [text expected:<[abc abc]> but was:<[0123456789012345678901234567890 same at the start]>] junit.framework.ComparisonFailure: text expected:<[abc abc]> but was:<[0123456789012345678901234567890 same at the start]>
// expect: 'abc abc' and '0123456789012345678901234567890 x at the start': junit.framework.ComparisonFailure: [text expected:<[abc abc]> but was:<[0123456789012345678901234567890 x at the start]>] junit.framework.ComparisonFailure: text expected:<[abc abc]> but was:<[0123456789012345678901234567890 x at the start]>
// expect: 'abc abc' and 'the end is x 0123456789012345678901234567890': junit.framework.ComparisonFailure: [text expected:<[abc abc]> but was:<[the end is x 0123456789012345678901234567890]>] junit.framework.ComparisonFailure: text expected:<[abc abc]> but was:<[the end is x 0123456789012345678901234567890]>
// expect: 'abc abc' and 'the end is here 0123456789012345678901234567890': junit.framework.ComparisonFailure: [text expected:<[abc abc]> but was:<[the end is here 0123456789012345678901234567890]>] junit.framework.ComparisonFailure: text expected:<[abc abc]> but was:<[the end is here 0123456789012345678901234567890]>
// expect: 'abc abc' and '01234567890123456789x01234567890123456789': junit.framework.ComparisonFailure: [text expected:<[abc abc]> but was:<[01234567890123456789x01234567890123456789]>] junit.framework.ComparisonFailure: text expected:<[abc abc]> but was:<[01234567890123456789x01234567890123456789]>
// expect: 'abc abc' and '01234567890123456789y01234567890123456789': junit.framework.ComparisonFailure: [text expected:<[abc abc]> but was:<[01234567890123456789y01234567890123456789]>] junit.framework.ComparisonFailure: text expected:<[abc abc]> but was:<[01234567890123456789y01234567890123456789]>
// expect: 'abc abc' and '01234567890123456789': junit.framework.ComparisonFailure: [text expected:<[abc abc]> but was:<[01234567890123456789]>] junit.framework.ComparisonFailure: text expected:<[abc abc]> but was:<[01234567890123456789]>
// expect: 'abc abc' and '012345678901234567890': junit.framework.ComparisonFailure: [text expected:<[abc abc]> but was:<[012345678901234567890]>] junit.framework.ComparisonFailure: text expected:<[abc abc]> but was:<[012345678901234567890]>
// expect: 'abc abd abc' and '': junit.framework.ComparisonFailure: [text expected:<[abc abd abc]> but was:<[]>] junit.framework.ComparisonFailure: text expected:<[abc abd abc]> but was:<[]>
// expect: 'abc abd abc' and 'a': junit.framework.ComparisonFailure: [text expected:<a[bc abd abc]> but was:<a[]>] junit.framework.ComparisonFailure: text expected:<a[bc abd abc]> but was:<a[]>
// expect: 'abc abd abc' and 'b': junit.framework.ComparisonFailure: [text expected:<[abc abd abc]> but was:<[b]>] junit.framework.ComparisonFailure: text expected:<[abc abd abc]> but was:<[b]>
// expect: 'abc abd abc' and 'ab': junit.framework.ComparisonFailure: [text expected:<ab[c abd abc]> but was:<ab[]>] junit.framework.ComparisonFailure: text expected:<ab[c abd abc]> but was:<ab[]>
// expect: 'abc abd abc' and 'abc': junit.framework.ComparisonFailure: [text expected:<abc[ abd abc]> but was:<abc[]>] junit.framework.ComparisonFailure: text expected:<abc[ abd abc]> but was:<abc[]>
// expect: 'abc abd abc' and 'abbc': junit.framework.ComparisonFailure: [text expected:<ab[c abd a]bc> but was:<ab[]bc>] junit.framework.ComparisonFailure: text expected:<ab[c abd a]bc> but was:<ab[]bc>
// expect: 'abc abd abc' and 'ac': junit.framework.ComparisonFailure: [text expected:<a[bc abd ab]c> but was:<a[]c>] junit.framework.ComparisonFailure: text expected:<a[bc abd ab]c> but was:<a[]c>
// expect: 'abc abd abc' and 'aa': junit.framework.ComparisonFailure: [text expected:<a[bc abd abc]> but was:<a[a]>] junit.framework.ComparisonFailure: text expected:<a[bc abd abc]> but was:<a[a]>
// expect: 'abc abd abc' and 'aaa': junit.framework.ComparisonFailure: [text expected:<a[bc abd abc]> but was:<a[aa]>] junit.framework.ComparisonFailure: text expected:<a[bc abd abc]> but was:<a[aa]>
// expect: 'abc abd abc' and 'aba': junit.framework.ComparisonFailure: [text expected:<ab[c abd abc]> but was:<ab[a]>] junit.framework.ComparisonFailure: text expected:<ab[c abd abc]> but was:<ab[a]>
// expect: 'abc abd abc' and 'abc abc': junit.framework.ComparisonFailure: [text expected:<abc ab[d ab]c> but was:<abc ab[]c>] junit.framework.ComparisonFailure: text expected:<abc ab[d ab]c> but was:<abc ab[]c>
// expect: 'abc abd abc' and 'abc abd abc': passes
// expect: 'abc abd abc' and '0123456789012345678901234567890 same at the start': junit.framework.ComparisonFailure: [text expected:<[abc abd abc]> but was:<[0123456789012345678901234567890 same at the start]>] junit.framework.ComparisonFailure: text expected:<[abc abd abc]> but was:<[0123456789012345678901234567890 same at the start]>
// expect: 'abc abd abc' and '0123456789012345678901234567890 x at the start': junit.framework.ComparisonFailure: [text expected:<[abc abd abc]> but was:<[0123456789012345678901234567890 x at the start]>] junit.framework.ComparisonFailure: text expected:<[abc abd abc]> but was:<[0123456789012345678901234567890 x at the start]>
// expect: 'abc abd abc' and 'the end is x 0123456789012345678901234567890': junit.framework.ComparisonFailure: [text expected:<[abc abd abc]> but was:<[the end is x 0123456789012345678901234567890]>] junit.framework.ComparisonFailure: text expected:<[abc abd abc]> but was:<[the end is x 0123456789012345678901234567890]>
// expect: 'abc abd abc' and 'the end is here 0123456789012345678901234567890': junit.framework.ComparisonFailure: [text expected:<[abc abd abc]> but was:<[the end is here 0123456789012345678901234567890]>] junit.framework.ComparisonFailure: text expected:<[abc abd abc]> but was:<[the end is here 0123456789012345678901234567890]>
// expect: 'abc abd abc' and '01234567890123456789x01234567890123456789': junit.framework.ComparisonFailure: [text expected:<[abc abd abc]> but was:<[01234567890123456789x01234567890123456789]>] junit.framework.ComparisonFailure: text expected:<[abc abd abc]> but was:<[01234567890123456789x01234567890123456789]>
// expect: 'abc abd abc' and '01234567890123456789y01234567890123456789': junit.framework.ComparisonFailure: [text expected:<[abc abd abc]> but was:<[01234567890123456789y01234567890123456789]>] junit.framework.ComparisonFailure: text expected:<[abc abd abc]> but was:<[01234567890123456789y01234567890123456789]>
// expect: 'abc abd abc' and '01234567890123456789': junit.framework.ComparisonFailure: [text expected:<[abc abd abc]> but was:<[01234567890123456789]>] junit.framework.ComparisonFailure: text expected:<[abc abd abc]> but was:<[01234567890123456789]>
// expect: 'abc abd abc' and '012345678901234567890': junit.framework.ComparisonFailure: [text expected:<[abc abd abc]> but was:<[012345678901234567890]>] junit.framework.ComparisonFailure: text expected:<[abc abd abc]> but was:<[012345678901234567890]>
// expect: '0123456789012345678901234567890 same at the start' and '': junit.framework.ComparisonFailure: [text expected:<[0123456789012345678901234567890 same at the start]> but was:<[]>] junit.framework.ComparisonFailure: text expected:<[0123456789012345678901234567890 same at the start]> but was:<[]>
// expect: '0123456789012345678901234567890 same at the start' and 'a': junit.framework.ComparisonFailure: [text expected:<[0123456789012345678901234567890 same at the start]> but was:<[a]>] junit.framework.ComparisonFailure: text expected:<[0123456789012345678901234567890 same at the start]> but was:<[a]>
// expect: '0123456789012345678901234567890 same at the start' and 'b': junit.framework.ComparisonFailure: [text expected:<[0123456789012345678901234567890 same at the start]> but was:<[b]>] junit.framework.ComparisonFailure: text expected:<[0123456789012345678901234567890 same at the start]> but was:<[b]>
// expect: '0123456789012345678901234567890 same at the start' and 'ab': junit.framework.ComparisonFailure: [text expected:<[0123456789012345678901234567890 same at the start]> but was:<[ab]>] junit.framework.ComparisonFailure: text expected:<[0123456789012345678901234567890 same at the start]> but was:<[ab]>
// expect: '0123456789012345678901234567890 same at the start' and 'abc': junit.framework.ComparisonFailure: [text expected:<[0123456789012345678901234567890 same at the start]> but was:<[abc]>] junit.framework.ComparisonFailure: text expected:<[0123456789012345678901234567890 same at the start]> but was:<[abc]>
// expect: '0123456789012345678901234567890 same at the start' and 'abbc': junit.framework.ComparisonFailure: [text expected:<[0123456789012345678901234567890 same at the start]> but was:<[abbc]>] junit.framework.ComparisonFailure: text expected:<[0123456789012345678901234567890 same at the start]> but was:<[abbc]>
// expect: '0123456789012345678901234567890 same at the start' and 'ac': junit.framework.ComparisonFailure: [text expected:<[0123456789012345678901234567890 same at the start]> but was:<[ac]>] junit.framework.ComparisonFailure: text expected:<[0123456789012345678901234567890 same at the start]> but was:<[ac]>
// expect: '0123456789012345678901234567890 same at the start' and 'aa': junit.framework.ComparisonFailure: [text expected:<[0123456789012345678901234567890 same at the start]> but was:<[aa]>] junit.framework.ComparisonFailure: text expected:<[0123456789012345678901234567890 same at the start]> but was:<[aa]>
// expect: '0123456789012345678901234567890 same at the start' and 'aaa': junit.framework.ComparisonFailure: [text expected:<[0123456789012345678901234567890 same at the start]> but was:<[aaa]>] junit.framework.ComparisonFailure: text expected:<[0123456789012345678901234567890 same at the start]> but was:<[aaa]>
// expect: '0123456789012345678901234567890 same at the start' and 'aba': junit.framework.ComparisonFailure: [text expected:<[0123456789012345678901234567890 same at the start]> but was:<[aba]>] junit.framework.ComparisonFailure: text expected:<[0123456789012345678901234567890 same at the start]> but was:<[aba]>
// expect: '0123456789012345678901234567890 same at the start' and 'abc abc': junit.framework.ComparisonFailure: [text expected:<[0123456789012345678901234567890 same at the start]> but was:<[abc abc]>] junit.framework.ComparisonFailure: text expected:<[0123456789012345678901234567890 same at the start]> but was:<[abc abc]>
// expect: '0123456789012345678901234567890 same at the start' and 'abc abd abc': junit.framework.ComparisonFailure: [text expected:<[0123456789012345678901234567890 same at the start]> but was:<[abc abd abc]>] junit.framework.ComparisonFailure: text expected:<[0123456789012345678901234567890 same at the start]> but was:<[abc abd abc]>
// expect: '0123456789012345678901234567890 same at the start' and '0123456789012345678901234567890 same at the start': passes
// expect: '0123456789012345678901234567890 same at the start' and '0123456789012345678901234567890 x at the start': junit.framework.ComparisonFailure: [text expected:<...2345678901234567890 [same] at the start> but was:<...2345678901234567890 [x] at the start>] junit.framework.ComparisonFailure: text expected:<...2345678901234567890 [same] at the start> but was:<...2345678901234567890 [x] at the start>
// expect: '0123456789012345678901234567890 same at the start' and 'the end is x 0123456789012345678901234567890': junit.framework.ComparisonFailure: [text expected:<[0123456789012345678901234567890 same at the start]> but was:<[the end is x 0123456789012345678901234567890]>] junit.framework.ComparisonFailure: text expected:<[0123456789012345678901234567890 same at the start]> but was:<[the end is x 0123456789012345678901234567890]>
// expect: '0123456789012345678901234567890 same at the start' and 'the end is here 0123456789012345678901234567890': junit.framework.ComparisonFailure: [text expected:<[0123456789012345678901234567890 same at the start]> but was:<[the end is here 0123456789012345678901234567890]>] junit.framework.ComparisonFailure: text expected:<[0123456789012345678901234567890 same at the start]> but was:<[the end is here 0123456789012345678901234567890]>
// expect: '0123456789012345678901234567890 same at the start' and '01234567890123456789x01234567890123456789': junit.framework.ComparisonFailure: [text expected:<01234567890123456789[01234567890 same at the start]> but was:<01234567890123456789[x01234567890123456789]>] junit.framework.ComparisonFailure: text expected:<01234567890123456789[01234567890 same at the start]> but was:<01234567890123456789[x01234567890123456789]>
// expect: '0123456789012345678901234567890 same at the start' and '01234567890123456789y01234567890123456789': junit.framework.ComparisonFailure: [text expected:<01234567890123456789[01234567890 same at the start]> but was:<01234567890123456789[y01234567890123456789]>] junit.framework.ComparisonFailure: text expected:<01234567890123456789[01234567890 same at the start]> but was:<01234567890123456789[y01234567890123456789]>
// expect: '0123456789012345678901234567890 same at the start' and '01234567890123456789': junit.framework.ComparisonFailure: [text expected:<01234567890123456789[01234567890 same at the start]> but was:<01234567890123456789[]>] junit.framework.ComparisonFailure: text expected:<01234567890123456789[01234567890 same at the start]> but was:<01234567890123456789[]>
// expect: '0123456789012345678901234567890 same at the start' and '012345678901234567890': junit.framework.ComparisonFailure: [text expected:<...12345678901234567890[1234567890 same at the start]> but was:<...12345678901234567890[]>] junit.framework.ComparisonFailure: text expected:<...12345678901234567890[1234567890 same at the start]> but was:<...12345678901234567890[]>
// expect: '0123456789012345678901234567890 x at the start' and '': junit.framework.ComparisonFailure: [text expected:<[0123456789012345678901234567890 x at the start]> but was:<[]>] junit.framework.ComparisonFailure: text expected:<[0123456789012345678901234567890 x at the start]> but was:<[]>
// expect: '0123456789012345678901234567890 x at the start' and 'a': junit.framework.ComparisonFailure: [text expected:<[0123456789012345678901234567890 x at the start]> but was:<[a]>] junit.framework.ComparisonFailure: text expected:<[0123456789012345678901234567890 x at the start]> but was:<[a]>
// expect: '0123456789012345678901234567890 x at the start' and 'b': junit.framework.ComparisonFailure: [text expected:<[0123456789012345678901234567890 x at the start]> but was:<[b]>] junit.framework.ComparisonFailure: text expected:<[0123456789012345678901234567890 x at the start]> but was:<[b]>
// expect: '0123456789012345678901234567890 x at the start' and 'ab': junit.framework.ComparisonFailure: [text expected:<[0123456789012345678901234567890 x at the start]> but was:<[ab]>] junit.framework.ComparisonFailure: text expected:<[0123456789012345678901234567890 x at the start]> but was:<[ab]>
// expect: '0123456789012345678901234567890 x at the start' and 'abc': junit.framework.ComparisonFailure: [text expected:<[0123456789012345678901234567890 x at the start]> but was:<[abc]>] junit.framework.ComparisonFailure: text expected:<[0123456789012345678901234567890 x at the start]> but was:<[abc]>
// expect: '0123456789012345678901234567890 x at the start' and 'abbc': junit.framework.ComparisonFailure: [text expected:<[0123456789012345678901234567890 x at the start]> but was:<[abbc]>] junit.framework.ComparisonFailure: text expected:<[0123456789012345678901234567890 x at the start]> but was:<[abbc]>
// expect: '0123456789012345678901234567890 x at the start' and 'ac': junit.framework.ComparisonFailure: [text expected:<[0123456789012345678901234567890 x at the start]> but was:<[ac]>] junit.framework.ComparisonFailure: text expected:<[0123456789012345678901234567890 x at the start]> but was:<[ac]>
// expect: '0123456789012345678901234567890 x at the start' and 'aa': junit.framework.ComparisonFailure: [text expected:<[0123456789012345678901234567890 x at the start]> but was:<[aa]>] junit.framework.ComparisonFailure: text expected:<[0123456789012345678901234567890 x at the start]> but was:<[aa]>
// expect: '0123456789012345678901234567890 x at the start' and 'aaa': junit.framework.ComparisonFailure: [text expected:<[0123456789012345678901234567890 x at the start]> but was:<[aaa]>] junit.framework.ComparisonFailure: text expected:<[0123456789012345678901234567890 x at the start]> but was:<[aaa]>
// expect: '0123456789012345678901234567890 x at the start' and 'aba': junit.framework.ComparisonFailure: [text expected:<[0123456789012345678901234567890 x at the start]> but was:<[aba]>] junit.framework.ComparisonFailure: text expected:<[0123456789012345678901234567890 x at the start]> but was:<[aba]>
// expect: '0123456789012345678901234567890 x at the start' and 'abc abc': junit.framework.ComparisonFailure: [text expected:<[0123456789012345678901234567890 x at the start]> but was:<[abc abc]>] junit.framework.ComparisonFailure: text expected:<[0123456789012345678901234567890 x at the start]> but was:<[abc abc]>
// expect: '0123456789012345678901234567890 x at the start' and 'abc abd abc': junit.framework.ComparisonFailure: [text expected:<[0123456789012345678901234567890 x at the start]> but was:<[abc abd abc]>] junit.framework.ComparisonFailure: text expected:<[0123456789012345678901234567890 x at the start]> but was:<[abc abd abc]>
// expect: '0123456789012345678901234567890 x at the start' and '0123456789012345678901234567890 same at the start': junit.framework.ComparisonFailure: [text expected:<...2345678901234567890 [x] at the start> but was:<...2345678901234567890 [same] at the start>] junit.framework.ComparisonFailure: text expected:<...2345678901234567890 [x] at the start> but was:<...2345678901234567890 [same] at the start>
// expect: '0123456789012345678901234567890 x at the start' and '0123456789012345678901234567890 x at the start': passes
// expect: '0123456789012345678901234567890 x at the start' and 'the end is x 0123456789012345678901234567890': junit.framework.ComparisonFailure: [text expected:<[0123456789012345678901234567890 x at the start]> but was:<[the end is x 0123456789012345678901234567890]>] junit.framework.ComparisonFailure: text expected:<[0123456789012345678901234567890 x at the start]> but was:<[the end is x 0123456789012345678901234567890]>
// expect: '0123456789012345678901234567890 x at the start' and 'the end is here 0123456789012345678901234567890': junit.framework.ComparisonFailure: [text expected:<[0123456789012345678901234567890 x at the start]> but was:<[the end is here 0123456789012345678901234567890]>] junit.framework.ComparisonFailure: text expected:<[0123456789012345678901234567890 x at the start]> but was:<[the end is here 0123456789012345678901234567890]>
// expect: '0123456789012345678901234567890 x at the start' and '01234567890123456789x01234567890123456789': junit.framework.ComparisonFailure: [text expected:<01234567890123456789[01234567890 x at the start]> but was:<01234567890123456789[x01234567890123456789]>] junit.framework.ComparisonFailure: text expected:<01234567890123456789[01234567890 x at the start]> but was:<01234567890123456789[x01234567890123456789]>
// expect: '0123456789012345678901234567890 x at the start' and '01234567890123456789y01234567890123456789': junit.framework.ComparisonFailure: [text expected:<01234567890123456789[01234567890 x at the start]> but was:<01234567890123456789[y01234567890123456789]>] junit.framework.ComparisonFailure: text expected:<01234567890123456789[01234567890 x at the start]> but was:<01234567890123456789[y01234567890123456789]>
// expect: '0123456789012345678901234567890 x at the start' and '01234567890123456789': junit.framework.ComparisonFailure: [text expected:<01234567890123456789[01234567890 x at the start]> but was:<01234567890123456789[]>] junit.framework.ComparisonFailure: text expected:<01234567890123456789[01234567890 x at the start]> but was:<01234567890123456789[]>
// expect: '0123456789012345678901234567890 x at the start' and '012345678901234567890': junit.framework.ComparisonFailure: [text expected:<...12345678901234567890[1234567890 x at the start]> but was:<...12345678901234567890[]>] junit.framework.ComparisonFailure: text expected:<...12345678901234567890[1234567890 x at the start]> but was:<...12345678901234567890[]>
// expect: 'the end is x 0123456789012345678901234567890' and '': junit.framework.ComparisonFailure: [text expected:<[the end is x 0123456789012345678901234567890]> but was:<[]>] junit.framework.ComparisonFailure: text expected:<[the end is x 0123456789012345678901234567890]> but was:<[]>
// expect: 'the end is x 0123456789012345678901234567890' and 'a': junit.framework.ComparisonFailure: [text expected:<[the end is x 0123456789012345678901234567890]> but was:<[a]>] junit.framework.ComparisonFailure: text expected:<[the end is x 0123456789012345678901234567890]> but was:<[a]>
// expect: 'the end is x 0123456789012345678901234567890' and 'b': junit.framework.ComparisonFailure: [text expected:<[the end is x 0123456789012345678901234567890]> but was:<[b]>] junit.framework.ComparisonFailure: text expected:<[the end is x 0123456789012345678901234567890]> but was:<[b]>
// expect: 'the end is x 0123456789012345678901234567890' and 'ab': junit.framework.ComparisonFailure: [text expected:<[the end is x 0123456789012345678901234567890]> but was:<[ab]>] junit.framework.ComparisonFailure: text expected:<[the end is x 0123456789012345678901234567890]> but was:<[ab]>
// expect: 'the end is x 0123456789012345678901234567890' and 'abc': junit.framework.ComparisonFailure: [text expected:<[the end is x 0123456789012345678901234567890]> but was:<[abc]>] junit.framework.ComparisonFailure: text expected:<[the end is x 0123456789012345678901234567890]> but was:<[abc]>
// expect: 'the end is x 0123456789012345678901234567890' and 'abbc': junit.framework.ComparisonFailure: [text expected:<[the end is x 0123456789012345678901234567890]> but was:<[abbc]>] junit.framework.ComparisonFailure: text expected:<[the end is x 0123456789012345678901234567890]> but was:<[abbc]>
// expect: 'the end is x 0123456789012345678901234567890' and 'ac': junit.framework.ComparisonFailure: [text expected:<[the end is x 0123456789012345678901234567890]> but was:<[ac]>] junit.framework.ComparisonFailure: text expected:<[the end is x 0123456789012345678901234567890]> but was:<[ac]>
// expect: 'the end is x 0123456789012345678901234567890' and 'aa': junit.framework.ComparisonFailure: [text expected:<[the end is x 0123456789012345678901234567890]> but was:<[aa]>] junit.framework.ComparisonFailure: text expected:<[the end is x 0123456789012345678901234567890]> but was:<[aa]>
// expect: 'the end is x 0123456789012345678901234567890' and 'aaa': junit.framework.ComparisonFailure: [text expected:<[the end is x 0123456789012345678901234567890]> but was:<[aaa]>] junit.framework.ComparisonFailure: text expected:<[the end is x 0123456789012345678901234567890]> but was:<[aaa]>
// expect: 'the end is x 0123456789012345678901234567890' and 'aba': junit.framework.ComparisonFailure: [text expected:<[the end is x 0123456789012345678901234567890]> but was:<[aba]>] junit.framework.ComparisonFailure: text expected:<[the end is x 0123456789012345678901234567890]> but was:<[aba]>
// expect: 'the end is x 0123456789012345678901234567890' and 'abc abc': junit.framework.ComparisonFailure: [text expected:<[the end is x 0123456789012345678901234567890]> but was:<[abc abc]>] junit.framework.ComparisonFailure: text expected:<[the end is x 0123456789012345678901234567890]> but was:<[abc abc]>
// expect: 'the end is x 0123456789012345678901234567890' and 'abc abd abc': junit.framework.ComparisonFailure: [text expected:<[the end is x 0123456789012345678901234567890]> but was:<[abc abd abc]>] junit.framework.ComparisonFailure: text expected:<[the end is x 0123456789012345678901234567890]> but was:<[abc abd abc]>
// expect: 'the end is x 0123456789012345678901234567890' and '0123456789012345678901234567890 same at the start': junit.framework.ComparisonFailure: [text expected:<[the end is x 0123456789012345678901234567890]> but was:<[0123456789012345678901234567890 same at the start]>] junit.framework.ComparisonFailure: text expected:<[the end is x 0123456789012345678901234567890]> but was:<[0123456789012345678901234567890 same at the start]>
// expect: 'the end is x 0123456789012345678901234567890' and '0123456789012345678901234567890 x at the start': junit.framework.ComparisonFailure: [text expected:<[the end is x 0123456789012345678901234567890]> but was:<[0123456789012345678901234567890 x at the start]>] junit.framework.ComparisonFailure: text expected:<[the end is x 0123456789012345678901234567890]> but was:<[0123456789012345678901234567890 x at the start]>
// expect: 'the end is x 0123456789012345678901234567890' and 'the end is x 0123456789012345678901234567890': passes
// expect: 'the end is x 0123456789012345678901234567890' and 'the end is here 0123456789012345678901234567890': junit.framework.ComparisonFailure: [text expected:<the end is [x] 0123456789012345678...> but was:<the end is [here] 0123456789012345678...>] junit.framework.ComparisonFailure: text expected:<the end is [x] 0123456789012345678...> but was:<the end is [here] 0123456789012345678...>
// expect: 'the end is x 0123456789012345678901234567890' and '01234567890123456789x01234567890123456789': junit.framework.ComparisonFailure: [text expected:<[the end is x 0123456789012345678901234567890]> but was:<[01234567890123456789x01234567890123456789]>] junit.framework.ComparisonFailure: text expected:<[the end is x 0123456789012345678901234567890]> but was:<[01234567890123456789x01234567890123456789]>
// expect: 'the end is x 0123456789012345678901234567890' and '01234567890123456789y01234567890123456789': junit.framework.ComparisonFailure: [text expected:<[the end is x 0123456789012345678901234567890]> but was:<[01234567890123456789y01234567890123456789]>] junit.framework.ComparisonFailure: text expected:<[the end is x 0123456789012345678901234567890]> but was:<[01234567890123456789y01234567890123456789]>
// expect: 'the end is x 0123456789012345678901234567890' and '01234567890123456789': junit.framework.ComparisonFailure: [text expected:<[the end is x 0123456789012345678901234567890]> but was:<[01234567890123456789]>] junit.framework.ComparisonFailure: text expected:<[the end is x 0123456789012345678901234567890]> but was:<[01234567890123456789]>
// expect: 'the end is x 0123456789012345678901234567890' and '012345678901234567890': junit.framework.ComparisonFailure: [text expected:<[the end is x 0123456789]01234567890123456789...> but was:<[]01234567890123456789...>] junit.framework.ComparisonFailure: text expected:<[the end is x 0123456789]01234567890123456789...> but was:<[]01234567890123456789...>
// expect: 'the end is here 0123456789012345678901234567890' and '': junit.framework.ComparisonFailure: [text expected:<[the end is here 0123456789012345678901234567890]> but was:<[]>] junit.framework.ComparisonFailure: text expected:<[the end is here 0123456789012345678901234567890]> but was:<[]>
// expect: 'the end is here 0123456789012345678901234567890' and 'a': junit.framework.ComparisonFailure: [text expected:<[the end is here 0123456789012345678901234567890]> but was:<[a]>] junit.framework.ComparisonFailure: text expected:<[the end is here 0123456789012345678901234567890]> but was:<[a]>
// expect: 'the end is here 0123456789012345678901234567890' and 'b': junit.framework.ComparisonFailure: [text expected:<[the end is here 0123456789012345678901234567890]> but was:<[b]>] junit.framework.ComparisonFailure: text expected:<[the end is here 0123456789012345678901234567890]> but was:<[b]>
// expect: 'the end is here 0123456789012345678901234567890' and 'ab': junit.framework.ComparisonFailure: [text expected:<[the end is here 0123456789012345678901234567890]> but was:<[ab]>] junit.framework.ComparisonFailure: text expected:<[the end is here 0123456789012345678901234567890]> but was:<[ab]>
// expect: 'the end is here 0123456789012345678901234567890' and 'abc': junit.framework.ComparisonFailure: [text expected:<[the end is here 0123456789012345678901234567890]> but was:<[abc]>] junit.framework.ComparisonFailure: text expected:<[the end is here 0123456789012345678901234567890]> but was:<[abc]>
// expect: 'the end is here 0123456789012345678901234567890' and 'abbc': junit.framework.ComparisonFailure: [text expected:<[the end is here 0123456789012345678901234567890]> but was:<[abbc]>] junit.framework.ComparisonFailure: text expected:<[the end is here 0123456789012345678901234567890]> but was:<[abbc]>
// expect: 'the end is here 0123456789012345678901234567890' and 'ac': junit.framework.ComparisonFailure: [text expected:<[the end is here 0123456789012345678901234567890]> but was:<[ac]>] junit.framework.ComparisonFailure: text expected:<[the end is here 0123456789012345678901234567890]> but was:<[ac]>
// expect: 'the end is here 0123456789012345678901234567890' and 'aa': junit.framework.ComparisonFailure: [text expected:<[the end is here 0123456789012345678901234567890]> but was:<[aa]>] junit.framework.ComparisonFailure: text expected:<[the end is here 0123456789012345678901234567890]> but was:<[aa]>
// expect: 'the end is here 0123456789012345678901234567890' and 'aaa': junit.framework.ComparisonFailure: [text expected:<[the end is here 0123456789012345678901234567890]> but was:<[aaa]>] junit.framework.ComparisonFailure: text expected:<[the end is here 0123456789012345678901234567890]> but was:<[aaa]>
// expect: 'the end is here 0123456789012345678901234567890' and 'aba': junit.framework.ComparisonFailure: [text expected:<[the end is here 0123456789012345678901234567890]> but was:<[aba]>] junit.framework.ComparisonFailure: text expected:<[the end is here 0123456789012345678901234567890]> but was:<[aba]>
// expect: 'the end is here 0123456789012345678901234567890' and 'abc abc': junit.framework.ComparisonFailure: [text expected:<[the end is here 0123456789012345678901234567890]> but was:<[abc abc]>] junit.framework.ComparisonFailure: text expected:<[the end is here 0123456789012345678901234567890]> but was:<[abc abc]>
// expect: 'the end is here 0123456789012345678901234567890' and 'abc abd abc': junit.framework.ComparisonFailure: [text expected:<[the end is here 0123456789012345678901234567890]> but was:<[abc abd abc]>] junit.framework.ComparisonFailure: text expected:<[the end is here 0123456789012345678901234567890]> but was:<[abc abd abc]>
// expect: 'the end is here 0123456789012345678901234567890' and '0123456789012345678901234567890 same at the start': junit.framework.ComparisonFailure: [text expected:<[the end is here 0123456789012345678901234567890]> but was:<[0123456789012345678901234567890 same at the start]>] junit.framework.ComparisonFailure: text expected:<[the end is here 0123456789012345678901234567890]> but was:<[0123456789012345678901234567890 same at the start]>
// expect: 'the end is here 0123456789012345678901234567890' and '0123456789012345678901234567890 x at the start': junit.framework.ComparisonFailure: [text expected:<[the end is here 0123456789012345678901234567890]> but was:<[0123456789012345678901234567890 x at the start]>] junit.framework.ComparisonFailure: text expected:<[the end is here 0123456789012345678901234567890]> but was:<[0123456789012345678901234567890 x at the start]>
// expect: 'the end is here 0123456789012345678901234567890' and 'the end is x 0123456789012345678901234567890': junit.framework.ComparisonFailure: [text expected:<the end is [here] 0123456789012345678...> but was:<the end is [x] 0123456789012345678...>] junit.framework.ComparisonFailure: text expected:<the end is [here] 0123456789012345678...> but was:<the end is [x] 0123456789012345678...>
// expect: 'the end is here 0123456789012345678901234567890' and 'the end is here 0123456789012345678901234567890': passes
// expect: 'the end is here 0123456789012345678901234567890' and '01234567890123456789x01234567890123456789': junit.framework.ComparisonFailure: [text expected:<[the end is here 0123456789012345678901234567890]> but was:<[01234567890123456789x01234567890123456789]>] junit.framework.ComparisonFailure: text expected:<[the end is here 0123456789012345678901234567890]> but was:<[01234567890123456789x01234567890123456789]>
// expect: 'the end is here 0123456789012345678901234567890' and '01234567890123456789y01234567890123456789': junit.framework.ComparisonFailure: [text expected:<[the end is here 0123456789012345678901234567890]> but was:<[01234567890123456789y01234567890123456789]>] junit.framework.ComparisonFailure: text expected:<[the end is here 0123456789012345678901234567890]> but was:<[01234567890123456789y01234567890123456789]>
// expect: 'the end is here 0123456789012345678901234567890' and '01234567890123456789': junit.framework.ComparisonFailure: [text expected:<[the end is here 0123456789012345678901234567890]> but was:<[01234567890123456789]>] junit.framework.ComparisonFailure: text expected:<[the end is here 0123456789012345678901234567890]> but was:<[01234567890123456789]>
// expect: 'the end is here 0123456789012345678901234567890' and '012345678901234567890': junit.framework.ComparisonFailure: [text expected:<[the end is here 0123456789]01234567890123456789...> but was:<[]01234567890123456789...>] junit.framework.ComparisonFailure: text expected:<[the end is here 0123456789]01234567890123456789...> but was:<[]01234567890123456789...>
// expect: '01234567890123456789x01234567890123456789' and '': junit.framework.ComparisonFailure: [text expected:<[01234567890123456789x01234567890123456789]> but was:<[]>] junit.framework.ComparisonFailure: text expected:<[01234567890123456789x01234567890123456789]> but was:<[]>
// expect: '01234567890123456789x01234567890123456789' and 'a': junit.framework.ComparisonFailure: [text expected:<[01234567890123456789x01234567890123456789]> but was:<[a]>] junit.framework.ComparisonFailure: text expected:<[01234567890123456789x01234567890123456789]> but was:<[a]>
// expect: '01234567890123456789x01234567890123456789' and 'b': junit.framework.ComparisonFailure: [text expected:<[01234567890123456789x01234567890123456789]> but was:<[b]>] junit.framework.ComparisonFailure: text expected:<[01234567890123456789x01234567890123456789]> but was:<[b]>
// expect: '01234567890123456789x01234567890123456789' and 'ab': junit.framework.ComparisonFailure: [text expected:<[01234567890123456789x01234567890123456789]> but was:<[ab]>] junit.framework.ComparisonFailure: text expected:<[01234567890123456789x01234567890123456789]> but was:<[ab]>
// expect: '01234567890123456789x01234567890123456789' and 'abc': junit.framework.ComparisonFailure: [text expected:<[01234567890123456789x01234567890123456789]> but was:<[abc]>] junit.framework.ComparisonFailure: text expected:<[01234567890123456789x01234567890123456789]> but was:<[abc]>
// expect: '01234567890123456789x01234567890123456789' and 'abbc': junit.framework.ComparisonFailure: [text expected:<[01234567890123456789x01234567890123456789]> but was:<[abbc]>] junit.framework.ComparisonFailure: text expected:<[01234567890123456789x01234567890123456789]> but was:<[abbc]>
// expect: '01234567890123456789x01234567890123456789' and 'ac': junit.framework.ComparisonFailure: [text expected:<[01234567890123456789x01234567890123456789]> but was:<[ac]>] junit.framework.ComparisonFailure: text expected:<[01234567890123456789x01234567890123456789]> but was:<[ac]>
// expect: '01234567890123456789x01234567890123456789' and 'aa': junit.framework.ComparisonFailure: [text expected:<[01234567890123456789x01234567890123456789]> but was:<[aa]>] junit.framework.ComparisonFailure: text expected:<[01234567890123456789x01234567890123456789]> but was:<[aa]>
// expect: '01234567890123456789x01234567890123456789' and 'aaa': junit.framework.ComparisonFailure: [text expected:<[01234567890123456789x01234567890123456789]> but was:<[aaa]>] junit.framework.ComparisonFailure: text expected:<[01234567890123456789x01234567890123456789]> but was:<[aaa]>
// expect: '01234567890123456789x01234567890123456789' and 'aba': junit.framework.ComparisonFailure: [text expected:<[01234567890123456789x01234567890123456789]> but was:<[aba]>] junit.framework.ComparisonFailure: text expected:<[01234567890123456789x01234567890123456789]> but was:<[aba]>
// expect: '01234567890123456789x01234567890123456789' and 'abc abc': junit.framework.ComparisonFailure: [text expected:<[01234567890123456789x01234567890123456789]> but was:<[abc abc]>] junit.framework.ComparisonFailure: text expected:<[01234567890123456789x01234567890123456789]> but was:<[abc abc]>
// expect: '01234567890123456789x01234567890123456789' and 'abc abd abc': junit.framework.ComparisonFailure: [text expected:<[01234567890123456789x01234567890123456789]> but was:<[abc abd abc]>] junit.framework.ComparisonFailure: text expected:<[01234567890123456789x01234567890123456789]> but was:<[abc abd abc]>
// expect: '01234567890123456789x01234567890123456789' and '0123456789012345678901234567890 same at the start': junit.framework.ComparisonFailure: [text expected:<01234567890123456789[x01234567890123456789]> but was:<01234567890123456789[01234567890 same at the start]>] junit.framework.ComparisonFailure: text expected:<01234567890123456789[x01234567890123456789]> but was:<01234567890123456789[01234567890 same at the start]>
// expect: '01234567890123456789x01234567890123456789' and '0123456789012345678901234567890 x at the start': junit.framework.ComparisonFailure: [text expected:<01234567890123456789[x01234567890123456789]> but was:<01234567890123456789[01234567890 x at the start]>] junit.framework.ComparisonFailure: text expected:<01234567890123456789[x01234567890123456789]> but was:<01234567890123456789[01234567890 x at the start]>
// expect: '01234567890123456789x01234567890123456789' and 'the end is x 0123456789012345678901234567890': junit.framework.ComparisonFailure: [text expected:<[01234567890123456789x01234567890123456789]> but was:<[the end is x 0123456789012345678901234567890]>] junit.framework.ComparisonFailure: text expected:<[01234567890123456789x01234567890123456789]> but was:<[the end is x 0123456789012345678901234567890]>
// expect: '01234567890123456789x01234567890123456789' and 'the end is here 0123456789012345678901234567890': junit.framework.ComparisonFailure: [text expected:<[01234567890123456789x01234567890123456789]> but was:<[the end is here 0123456789012345678901234567890]>] junit.framework.ComparisonFailure: text expected:<[01234567890123456789x01234567890123456789]> but was:<[the end is here 0123456789012345678901234567890]>
// expect: '01234567890123456789x01234567890123456789' and '01234567890123456789x01234567890123456789': passes
// expect: '01234567890123456789x01234567890123456789' and '01234567890123456789y01234567890123456789': junit.framework.ComparisonFailure: [text expected:<01234567890123456789[x]01234567890123456789> but was:<01234567890123456789[y]01234567890123456789>] junit.framework.ComparisonFailure: text expected:<01234567890123456789[x]01234567890123456789> but was:<01234567890123456789[y]01234567890123456789>
// expect: '01234567890123456789x01234567890123456789' and '01234567890123456789': junit.framework.ComparisonFailure: [text expected:<01234567890123456789[x01234567890123456789]> but was:<01234567890123456789[]>] junit.framework.ComparisonFailure: text expected:<01234567890123456789[x01234567890123456789]> but was:<01234567890123456789[]>
// expect: '01234567890123456789x01234567890123456789' and '012345678901234567890': junit.framework.ComparisonFailure: [text expected:<01234567890123456789[x01234567890123456789]> but was:<01234567890123456789[0]>] junit.framework.ComparisonFailure: text expected:<01234567890123456789[x01234567890123456789]> but was:<01234567890123456789[0]>
// expect: '01234567890123456789y01234567890123456789' and '': junit.framework.ComparisonFailure: [text expected:<[01234567890123456789y01234567890123456789]> but was:<[]>] junit.framework.ComparisonFailure: text expected:<[01234567890123456789y01234567890123456789]> but was:<[]>
// expect: '01234567890123456789y01234567890123456789' and 'a': junit.framework.ComparisonFailure: [text expected:<[01234567890123456789y01234567890123456789]> but was:<[a]>] junit.framework.ComparisonFailure: text expected:<[01234567890123456789y01234567890123456789]> but was:<[a]>
// expect: '01234567890123456789y01234567890123456789' and 'b': junit.framework.ComparisonFailure: [text expected:<[01234567890123456789y01234567890123456789]> but was:<[b]>] junit.framework.ComparisonFailure: text expected:<[01234567890123456789y01234567890123456789]> but was:<[b]>
// expect: '01234567890123456789y01234567890123456789' and 'ab': junit.framework.ComparisonFailure: [text expected:<[01234567890123456789y01234567890123456789]> but was:<[ab]>] junit.framework.ComparisonFailure: text expected:<[01234567890123456789y01234567890123456789]> but was:<[ab]>
// expect: '01234567890123456789y01234567890123456789' and 'abc': junit.framework.ComparisonFailure: [text expected:<[01234567890123456789y01234567890123456789]> but was:<[abc]>] junit.framework.ComparisonFailure: text expected:<[01234567890123456789y01234567890123456789]> but was:<[abc]>
// expect: '01234567890123456789y01234567890123456789' and 'abbc': junit.framework.ComparisonFailure: [text expected:<[01234567890123456789y01234567890123456789]> but was:<[abbc]>] junit.framework.ComparisonFailure: text expected:<[01234567890123456789y01234567890123456789]> but was:<[abbc]>
// expect: '01234567890123456789y01234567890123456789' and 'ac': junit.framework.ComparisonFailure: [text expected:<[01234567890123456789y01234567890123456789]> but was:<[ac]>] junit.framework.ComparisonFailure: text expected:<[01234567890123456789y01234567890123456789]> but was:<[ac]>
// expect: '01234567890123456789y01234567890123456789' and 'aa': junit.framework.ComparisonFailure: [text expected:<[01234567890123456789y01234567890123456789]> but was:<[aa]>] junit.framework.ComparisonFailure: text expected:<[01234567890123456789y01234567890123456789]> but was:<[aa]>
// expect: '01234567890123456789y01234567890123456789' and 'aaa': junit.framework.ComparisonFailure: [text expected:<[01234567890123456789y01234567890123456789]> but was:<[aaa]>] junit.framework.ComparisonFailure: text expected:<[01234567890123456789y01234567890123456789]> but was:<[aaa]>
// expect: '01234567890123456789y01234567890123456789' and 'aba': junit.framework.ComparisonFailure: [text expected:<[01234567890123456789y01234567890123456789]> but was:<[aba]>] junit.framework.ComparisonFailure: text expected:<[01234567890123456789y01234567890123456789]> but was:<[aba]>
// expect: '01234567890123456789y01234567890123456789' and 'abc abc': junit.framework.ComparisonFailure: [text expected:<[01234567890123456789y01234567890123456789]> but was:<[abc abc]>] junit.framework.ComparisonFailure: text expected:<[01234567890123456789y01234567890123456789]> but was:<[abc abc]>
// expect: '01234567890123456789y01234567890123456789' and 'abc abd abc': junit.framework.ComparisonFailure: [text expected:<[01234567890123456789y01234567890123456789]> but was:<[abc abd abc]>] junit.framework.ComparisonFailure: text expected:<[01234567890123456789y01234567890123456789]> but was:<[abc abd abc]>
// expect: '01234567890123456789y01234567890123456789' and '0123456789012345678901234567890 same at the start': junit.framework.ComparisonFailure: [text expected:<01234567890123456789[y01234567890123456789]> but was:<01234567890123456789[01234567890 same at the start]>] junit.framework.ComparisonFailure: text expected:<01234567890123456789[y01234567890123456789]> but was:<01234567890123456789[01234567890 same at the start]>
// expect: '01234567890123456789y01234567890123456789' and '0123456789012345678901234567890 x at the start': junit.framework.ComparisonFailure: [text expected:<01234567890123456789[y01234567890123456789]> but was:<01234567890123456789[01234567890 x at the start]>] junit.framework.ComparisonFailure: text expected:<01234567890123456789[y01234567890123456789]> but was:<01234567890123456789[01234567890 x at the start]>
// expect: '01234567890123456789y01234567890123456789' and 'the end is x 0123456789012345678901234567890': junit.framework.ComparisonFailure: [text expected:<[01234567890123456789y01234567890123456789]> but was:<[the end is x 0123456789012345678901234567890]>] junit.framework.ComparisonFailure: text expected:<[01234567890123456789y01234567890123456789]> but was:<[the end is x 0123456789012345678901234567890]>
// expect: '01234567890123456789y01234567890123456789' and 'the end is here 0123456789012345678901234567890': junit.framework.ComparisonFailure: [text expected:<[01234567890123456789y01234567890123456789]> but was:<[the end is here 0123456789012345678901234567890]>] junit.framework.ComparisonFailure: text expected:<[01234567890123456789y01234567890123456789]> but was:<[the end is here 0123456789012345678901234567890]>
// expect: '01234567890123456789y01234567890123456789' and '01234567890123456789x01234567890123456789': junit.framework.ComparisonFailure: [text expected:<01234567890123456789[y]01234567890123456789> but was:<01234567890123456789[x]01234567890123456789>] junit.framework.ComparisonFailure: text expected:<01234567890123456789[y]01234567890123456789> but was:<01234567890123456789[x]01234567890123456789>
// expect: '01234567890123456789y01234567890123456789' and '01234567890123456789y01234567890123456789': passes
// expect: '01234567890123456789y01234567890123456789' and '01234567890123456789': junit.framework.ComparisonFailure: [text expected:<01234567890123456789[y01234567890123456789]> but was:<01234567890123456789[]>] junit.framework.ComparisonFailure: text expected:<01234567890123456789[y01234567890123456789]> but was:<01234567890123456789[]>
// expect: '01234567890123456789y01234567890123456789' and '012345678901234567890': junit.framework.ComparisonFailure: [text expected:<01234567890123456789[y01234567890123456789]> but was:<01234567890123456789[0]>] junit.framework.ComparisonFailure: text expected:<01234567890123456789[y01234567890123456789]> but was:<01234567890123456789[0]>
// expect: '01234567890123456789' and '': junit.framework.ComparisonFailure: [text expected:<[01234567890123456789]> but was:<[]>] junit.framework.ComparisonFailure: text expected:<[01234567890123456789]> but was:<[]>
// expect: '01234567890123456789' and 'a': junit.framework.ComparisonFailure: [text expected:<[01234567890123456789]> but was:<[a]>] junit.framework.ComparisonFailure: text expected:<[01234567890123456789]> but was:<[a]>
// expect: '01234567890123456789' and 'b': junit.framework.ComparisonFailure: [text expected:<[01234567890123456789]> but was:<[b]>] junit.framework.ComparisonFailure: text expected:<[01234567890123456789]> but was:<[b]>
// expect: '01234567890123456789' and 'ab': junit.framework.ComparisonFailure: [text expected:<[01234567890123456789]> but was:<[ab]>] junit.framework.ComparisonFailure: text expected:<[01234567890123456789]> but was:<[ab]>
// expect: '01234567890123456789' and 'abc': junit.framework.ComparisonFailure: [text expected:<[01234567890123456789]> but was:<[abc]>] junit.framework.ComparisonFailure: text expected:<[01234567890123456789]> but was:<[abc]>
// expect: '01234567890123456789' and 'abbc': junit.framework.ComparisonFailure: [text expected:<[01234567890123456789]> but was:<[abbc]>] junit.framework.ComparisonFailure: text expected:<[01234567890123456789]> but was:<[abbc]>
// expect: '01234567890123456789' and 'ac': junit.framework.ComparisonFailure: [text expected:<[01234567890123456789]> but was:<[ac]>] junit.framework.ComparisonFailure: text expected:<[01234567890123456789]> but was:<[ac]>
// expect: '01234567890123456789' and 'aa': junit.framework.ComparisonFailure: [text expected:<[01234567890123456789]> but was:<[aa]>] junit.framework.ComparisonFailure: text expected:<[01234567890123456789]> but was:<[aa]>
// expect: '01234567890123456789' and 'aaa': junit.framework.ComparisonFailure: [text expected:<[01234567890123456789]> but was:<[aaa]>] junit.framework.ComparisonFailure: text expected:<[01234567890123456789]> but was:<[aaa]>
// expect: '01234567890123456789' and 'aba': junit.framework.ComparisonFailure: [text expected:<[01234567890123456789]> but was:<[aba]>] junit.framework.ComparisonFailure: text expected:<[01234567890123456789]> but was:<[aba]>
// expect: '01234567890123456789' and 'abc abc': junit.framework.ComparisonFailure: [text expected:<[01234567890123456789]> but was:<[abc abc]>] junit.framework.ComparisonFailure: text expected:<[01234567890123456789]> but was:<[abc abc]>
// expect: '01234567890123456789' and 'abc abd abc': junit.framework.ComparisonFailure: [text expected:<[01234567890123456789]> but was:<[abc abd abc]>] junit.framework.ComparisonFailure: text expected:<[01234567890123456789]> but was:<[abc abd abc]>
// expect: '01234567890123456789' and '0123456789012345678901234567890 same at the start': junit.framework.ComparisonFailure: [text expected:<01234567890123456789[]> but was:<01234567890123456789[01234567890 same at the start]>] junit.framework.ComparisonFailure: text expected:<01234567890123456789[]> but was:<01234567890123456789[01234567890 same at the start]>
// expect: '01234567890123456789' and '0123456789012345678901234567890 x at the start': junit.framework.ComparisonFailure: [text expected:<01234567890123456789[]> but was:<01234567890123456789[01234567890 x at the start]>] junit.framework.ComparisonFailure: text expected:<01234567890123456789[]> but was:<01234567890123456789[01234567890 x at the start]>
// expect: '01234567890123456789' and 'the end is x 0123456789012345678901234567890': junit.framework.ComparisonFailure: [text expected:<[01234567890123456789]> but was:<[the end is x 0123456789012345678901234567890]>] junit.framework.ComparisonFailure: text expected:<[01234567890123456789]> but was:<[the end is x 0123456789012345678901234567890]>
// expect: '01234567890123456789' and 'the end is here 0123456789012345678901234567890': junit.framework.ComparisonFailure: [text expected:<[01234567890123456789]> but was:<[the end is here 0123456789012345678901234567890]>] junit.framework.ComparisonFailure: text expected:<[01234567890123456789]> but was:<[the end is here 0123456789012345678901234567890]>
// expect: '01234567890123456789' and '01234567890123456789x01234567890123456789': junit.framework.ComparisonFailure: [text expected:<01234567890123456789[]> but was:<01234567890123456789[x01234567890123456789]>] junit.framework.ComparisonFailure: text expected:<01234567890123456789[]> but was:<01234567890123456789[x01234567890123456789]>
// expect: '01234567890123456789' and '01234567890123456789y01234567890123456789': junit.framework.ComparisonFailure: [text expected:<01234567890123456789[]> but was:<01234567890123456789[y01234567890123456789]>] junit.framework.ComparisonFailure: text expected:<01234567890123456789[]> but was:<01234567890123456789[y01234567890123456789]>
// expect: '01234567890123456789' and '01234567890123456789': passes
// expect: '01234567890123456789' and '012345678901234567890': junit.framework.ComparisonFailure: [text expected:<01234567890123456789[]> but was:<01234567890123456789[0]>] junit.framework.ComparisonFailure: text expected:<01234567890123456789[]> but was:<01234567890123456789[0]>
// expect: '012345678901234567890' and '': junit.framework.ComparisonFailure: [text expected:<[012345678901234567890]> but was:<[]>] junit.framework.ComparisonFailure: text expected:<[012345678901234567890]> but was:<[]>
// expect: '012345678901234567890' and 'a': junit.framework.ComparisonFailure: [text expected:<[012345678901234567890]> but was:<[a]>] junit.framework.ComparisonFailure: text expected:<[012345678901234567890]> but was:<[a]>
// expect: '012345678901234567890' and 'b': junit.framework.ComparisonFailure: [text expected:<[012345678901234567890]> but was:<[b]>] junit.framework.ComparisonFailure: text expected:<[012345678901234567890]> but was:<[b]>
// expect: '012345678901234567890' and 'ab': junit.framework.ComparisonFailure: [text expected:<[012345678901234567890]> but was:<[ab]>] junit.framework.ComparisonFailure: text expected:<[012345678901234567890]> but was:<[ab]>
// expect: '012345678901234567890' and 'abc': junit.framework.ComparisonFailure: [text expected:<[012345678901234567890]> but was:<[abc]>] junit.framework.ComparisonFailure: text expected:<[012345678901234567890]> but was:<[abc]>
// expect: '012345678901234567890' and 'abbc': junit.framework.ComparisonFailure: [text expected:<[012345678901234567890]> but was:<[abbc]>] junit.framework.ComparisonFailure: text expected:<[012345678901234567890]> but was:<[abbc]>
// expect: '012345678901234567890' and 'ac': junit.framework.ComparisonFailure: [text expected:<[012345678901234567890]> but was:<[ac]>] junit.framework.ComparisonFailure: text expected:<[012345678901234567890]> but was:<[ac]>
// expect: '012345678901234567890' and 'aa': junit.framework.ComparisonFailure: [text expected:<[012345678901234567890]> but was:<[aa]>] junit.framework.ComparisonFailure: text expected:<[012345678901234567890]> but was:<[aa]>
// expect: '012345678901234567890' and 'aaa': junit.framework.ComparisonFailure: [text expected:<[012345678901234567890]> but was:<[aaa]>] junit.framework.ComparisonFailure: text expected:<[012345678901234567890]> but was:<[aaa]>
// expect: '012345678901234567890' and 'aba': junit.framework.ComparisonFailure: [text expected:<[012345678901234567890]> but was:<[aba]>] junit.framework.ComparisonFailure: text expected:<[012345678901234567890]> but was:<[aba]>
// expect: '012345678901234567890' and 'abc abc': junit.framework.ComparisonFailure: [text expected:<[012345678901234567890]> but was:<[abc abc]>] junit.framework.ComparisonFailure: text expected:<[012345678901234567890]> but was:<[abc abc]>
// expect: '012345678901234567890' and 'abc abd abc': junit.framework.ComparisonFailure: [text expected:<[012345678901234567890]> but was:<[abc abd abc]>] junit.framework.ComparisonFailure: text expected:<[012345678901234567890]> but was:<[abc abd abc]>
// expect: '012345678901234567890' and '0123456789012345678901234567890 same at the start': junit.framework.ComparisonFailure: [text expected:<...12345678901234567890[]> but was:<...12345678901234567890[1234567890 same at the start]>] junit.framework.ComparisonFailure: text expected:<...12345678901234567890[]> but was:<...12345678901234567890[1234567890 same at the start]>
// expect: '012345678901234567890' and '0123456789012345678901234567890 x at the start': junit.framework.ComparisonFailure: [text expected:<...12345678901234567890[]> but was:<...12345678901234567890[1234567890 x at the start]>] junit.framework.ComparisonFailure: text expected:<...12345678901234567890[]> but was:<...12345678901234567890[1234567890 x at the start]>
// expect: '012345678901234567890' and 'the end is x 0123456789012345678901234567890': junit.framework.ComparisonFailure: [text expected:<[]01234567890123456789...> but was:<[the end is x 0123456789]01234567890123456789...>] junit.framework.ComparisonFailure: text expected:<[]01234567890123456789...> but was:<[the end is x 0123456789]01234567890123456789...>
// expect: '012345678901234567890' and 'the end is here 0123456789012345678901234567890': junit.framework.ComparisonFailure: [text expected:<[]01234567890123456789...> but was:<[the end is here 0123456789]01234567890123456789...>] junit.framework.ComparisonFailure: text expected:<[]01234567890123456789...> but was:<[the end is here 0123456789]01234567890123456789...>
// expect: '012345678901234567890' and '01234567890123456789x01234567890123456789': junit.framework.ComparisonFailure: [text expected:<01234567890123456789[0]> but was:<01234567890123456789[x01234567890123456789]>] junit.framework.ComparisonFailure: text expected:<01234567890123456789[0]> but was:<01234567890123456789[x01234567890123456789]>
// expect: '012345678901234567890' and '01234567890123456789y01234567890123456789': junit.framework.ComparisonFailure: [text expected:<01234567890123456789[0]> but was:<01234567890123456789[y01234567890123456789]>] junit.framework.ComparisonFailure: text expected:<01234567890123456789[0]> but was:<01234567890123456789[y01234567890123456789]>
// expect: '012345678901234567890' and '01234567890123456789': junit.framework.ComparisonFailure: [text expected:<01234567890123456789[0]> but was:<01234567890123456789[]>] junit.framework.ComparisonFailure: text expected:<01234567890123456789[0]> but was:<01234567890123456789[]>
// expect: '012345678901234567890' and '012345678901234567890': passes
// expect: set up good
// expect: tear down good
// expect: good.runBare(): passes
// expect: set up bad
// expect: tear down bad
// expect: bad.runBare(): junit.framework.ComparisonFailure: [in the test expected:<null> but was:<test>] junit.framework.ComparisonFailure: in the test expected:<null> but was:<test>
// expect: set up both
// expect: tear down both
// expect: both.runBare(): junit.framework.ComparisonFailure: [in the test expected:<null> but was:<test>] junit.framework.ComparisonFailure: in the test expected:<null> but was:<test>
// expect: set up down
// expect: tear down down
// expect: down.runBare(): junit.framework.AssertionFailedError: [down] junit.framework.AssertionFailedError: down
// expect: good(ThreeValues$Case) good 1
