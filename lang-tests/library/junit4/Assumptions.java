// Assume of JUnit 4.
import static org.junit.Assume.*;
import static org.hamcrest.CoreMatchers.*;

import org.junit.AssumptionViolatedException;

public class Assumptions {
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

  public static void main(String[] args) {
    show("assumeTrue(true)", () -> assumeTrue(true));
    show("assumeTrue(false)", () -> assumeTrue(false));
    show("assumeTrue('text', true)", () -> assumeTrue("text", true));
    show("assumeTrue('text', false)", () -> assumeTrue("text", false));
    show("assumeFalse(false)", () -> assumeFalse(false));
    show("assumeFalse(true)", () -> assumeFalse(true));
    show("assumeFalse('text', true)", () -> assumeFalse("text", true));
    show("assumeNotNull('a', 1)", () -> assumeNotNull("a", 1));
    show("assumeNotNull('a', null)", () -> assumeNotNull("a", null));
    show("assumeNotNull((Object[]) null)", () -> assumeNotNull((Object[]) null));
    show("assumeNotNull()", () -> assumeNotNull());
    show("assumeThat(1, is(1))", () -> assumeThat(1, is(1)));
    show("assumeThat(1, is(2))", () -> assumeThat(1, is(2)));
    show("assumeThat('text', 'a', containsString('b'))", () -> assumeThat("text", "a", containsString("b")));
    show("assumeNoException(null)", () -> assumeNoException(null));
    show("assumeNoException(new IllegalStateException('thrown'))", () -> assumeNoException(new IllegalStateException("thrown")));
    show("assumeNoException('text', new IllegalStateException('thrown'))", () -> assumeNoException("text", new IllegalStateException("thrown")));
    try { throw new AssumptionViolatedException("text", new RuntimeException("cause")); } catch (RuntimeException e) { System.out.println(e.getMessage() + " " + e.getCause()); }
    System.out.println(new AssumptionViolatedException("text", 5, is(6)).getMessage());
    System.out.println(new AssumptionViolatedException(5, is(6)).getMessage());
  }
}
// expect: assumeTrue(true): passes
// expect: assumeTrue(false): org.junit.AssumptionViolatedException: [got: <false>, expected: is <true>] org.junit.AssumptionViolatedException: got: <false>, expected: is <true>
// expect: assumeTrue('text', true): passes
// expect: assumeTrue('text', false): org.junit.AssumptionViolatedException: [text] org.junit.AssumptionViolatedException: text
// expect: assumeFalse(false): passes
// expect: assumeFalse(true): org.junit.AssumptionViolatedException: [got: <true>, expected: is <false>] org.junit.AssumptionViolatedException: got: <true>, expected: is <false>
// expect: assumeFalse('text', true): org.junit.AssumptionViolatedException: [text] org.junit.AssumptionViolatedException: text
// expect: assumeNotNull('a', 1): passes
// expect: assumeNotNull('a', null): org.junit.AssumptionViolatedException: [got: <[a, null]>, expected: every item is not null] org.junit.AssumptionViolatedException: got: <[a, null]>, expected: every item is not null
// expect: assumeNotNull((Object[]) null): org.junit.AssumptionViolatedException: [got: null, expected: not null] org.junit.AssumptionViolatedException: got: null, expected: not null
// expect: assumeNotNull(): passes
// expect: assumeThat(1, is(1)): passes
// expect: assumeThat(1, is(2)): org.junit.AssumptionViolatedException: [got: <1>, expected: is <2>] org.junit.AssumptionViolatedException: got: <1>, expected: is <2>
// expect: assumeThat('text', 'a', containsString('b')): org.junit.AssumptionViolatedException: [text: got: "a", expected: a string containing "b"] org.junit.AssumptionViolatedException: text: got: "a", expected: a string containing "b"
// expect: assumeNoException(null): passes
// expect: assumeNoException(new IllegalStateException('thrown')): org.junit.AssumptionViolatedException: [got: <java.lang.IllegalStateException: thrown>, expected: null] org.junit.AssumptionViolatedException: got: <java.lang.IllegalStateException: thrown>, expected: null cause java.lang.IllegalStateException: thrown
// expect: assumeNoException('text', new IllegalStateException('thrown')): org.junit.AssumptionViolatedException: [text: got: <java.lang.IllegalStateException: thrown>, expected: null] org.junit.AssumptionViolatedException: text: got: <java.lang.IllegalStateException: thrown>, expected: null cause java.lang.IllegalStateException: thrown
// expect: text java.lang.RuntimeException: cause
// expect: text: got: <5>, expected: is <6>
// expect: got: <5>, expected: is <6>
