// assertThrows and its cousins, assertAll, timeouts, assumptions.
import static org.junit.jupiter.api.Assertions.*;
import static org.junit.jupiter.api.Assumptions.*;

import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.api.function.ThrowingSupplier;
import org.opentest4j.AssertionFailedError;
import org.opentest4j.MultipleFailuresError;

public class Throwing {
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

  static class Own extends Exception {}

  // As above, but how long it took is left out, and the name of the thread.
  static void showTime(String what, Executable code) {
    show(what, () -> {
      try {
        code.execute();
      } catch (AssertionFailedError e) {
        String cause = e.getCause() == null ? "" : e.getCause().getClass().getSuperclass().getName();
        throw new RuntimeException(e.getMessage().replaceAll("by [0-9]+ ms", "by # ms") + cause);
      }
    });
  }

  public static void main(String[] args) {
    Executable throwing = () -> { throw new IllegalStateException("thrown"); };
    Executable silent = () -> {};
    show("assertThrows(IllegalStateException.class, throwing)", () -> assertThrows(IllegalStateException.class, throwing));
    System.out.println(assertThrows(IllegalStateException.class, throwing).getMessage());
    System.out.println(assertThrows(RuntimeException.class, throwing, said("never")).getClass());
    show("assertThrows(Throwable.class, throwing)", () -> assertThrows(Throwable.class, throwing));
    show("assertThrows(IllegalArgumentException.class, throwing)", () -> assertThrows(IllegalArgumentException.class, throwing));
    show("assertThrows(IllegalArgumentException.class, throwing, 'text')", () -> assertThrows(IllegalArgumentException.class, throwing, "text"));
    show("assertThrows(IllegalArgumentException.class, throwing, said('said'))", () -> assertThrows(IllegalArgumentException.class, throwing, said("said")));
    show("assertThrows(IllegalStateException.class, silent)", () -> assertThrows(IllegalStateException.class, silent));
    show("assertThrows(IllegalStateException.class, silent, 'text')", () -> assertThrows(IllegalStateException.class, silent, "text"));
    show("assertThrows(IllegalStateException.class, silent, said('said'))", () -> assertThrows(IllegalStateException.class, silent, said("said")));
    show("assertThrows(Own.class, silent)", () -> assertThrows(Own.class, silent));
    show("assertThrows(Own.class, throwing)", () -> assertThrows(Own.class, throwing));
    show("assertThrows(Own.class, () -> { throw new Own(); })", () -> assertThrows(Own.class, () -> { throw new Own(); }));
    show("assertThrows(IllegalStateException.class, () -> { throw new Own(); })", () -> assertThrows(IllegalStateException.class, () -> { throw new Own(); }));
    show("assertThrows(IllegalStateException.class, () -> { throw new Own() {}; })", () -> assertThrows(IllegalStateException.class, () -> { throw new Own() {}; }));
    show("assertThrows(AssertionError.class, () -> fail('inner'))", () -> assertThrows(AssertionError.class, () -> fail("inner")));
    show("assertThrows(Exception.class, () -> fail('inner'))", () -> assertThrows(Exception.class, () -> fail("inner")));
    show("assertThrows(Exception.class, () -> { throw new StackOverflowError('deep'); })", () -> assertThrows(Exception.class, () -> { throw new StackOverflowError("deep"); }));
    show("assertThrows(Exception.class, () -> { throw new OutOfMemoryError('full'); })", () -> assertThrows(Exception.class, () -> { throw new OutOfMemoryError("full"); }));
    show("assertThrows(NullPointerException.class, () -> { throw null; })", () -> assertThrows(NullPointerException.class, () -> { throw null; }));
    show("assertThrowsExactly(IllegalStateException.class, throwing)", () -> assertThrowsExactly(IllegalStateException.class, throwing));
    System.out.println(assertThrowsExactly(IllegalStateException.class, throwing).getMessage());
    show("assertThrowsExactly(RuntimeException.class, throwing)", () -> assertThrowsExactly(RuntimeException.class, throwing));
    show("assertThrowsExactly(RuntimeException.class, throwing, 'text')", () -> assertThrowsExactly(RuntimeException.class, throwing, "text"));
    show("assertThrowsExactly(RuntimeException.class, throwing, said('said'))", () -> assertThrowsExactly(RuntimeException.class, throwing, said("said")));
    show("assertThrowsExactly(RuntimeException.class, silent)", () -> assertThrowsExactly(RuntimeException.class, silent));
    show("assertThrowsExactly(RuntimeException.class, silent, 'text')", () -> assertThrowsExactly(RuntimeException.class, silent, "text"));
    show("assertThrowsExactly(RuntimeException.class, silent, said('said'))", () -> assertThrowsExactly(RuntimeException.class, silent, said("said")));
    show("assertThrowsExactly(Own.class, () -> { throw new Own() {}; })", () -> assertThrowsExactly(Own.class, () -> { throw new Own() {}; }));

    show("assertDoesNotThrow(silent)", () -> assertDoesNotThrow(silent));
    show("assertDoesNotThrow(silent, said('never'))", () -> assertDoesNotThrow(silent, said("never")));
    show("assertDoesNotThrow(throwing)", () -> assertDoesNotThrow(throwing));
    show("assertDoesNotThrow(throwing, 'text')", () -> assertDoesNotThrow(throwing, "text"));
    show("assertDoesNotThrow(throwing, said('said'))", () -> assertDoesNotThrow(throwing, said("said")));
    System.out.println(assertDoesNotThrow(() -> 5) + assertDoesNotThrow(() -> 5, "text") + assertDoesNotThrow(() -> 5, said("never")));
    ThrowingSupplier<Integer> bad = () -> { throw new Own(); };
    ThrowingSupplier<Integer> blank = () -> { throw new java.io.IOException(" "); };
    show("assertDoesNotThrow(bad)", () -> assertDoesNotThrow(bad));
    show("assertDoesNotThrow(bad, 'text')", () -> assertDoesNotThrow(bad, "text"));
    show("assertDoesNotThrow(bad, said('said'))", () -> assertDoesNotThrow(bad, said("said")));
    show("assertDoesNotThrow(blank)", () -> assertDoesNotThrow(blank));
    show("assertDoesNotThrow(() -> assertTrue(false))", () -> assertDoesNotThrow(() -> assertTrue(false)));

    show("assertAll()", () -> assertAll());
    show("assertAll((Executable[]) null)", () -> assertAll((Executable[]) null));
    show("assertAll('heading')", () -> assertAll("heading"));
    show("assertAll(silent)", () -> assertAll(silent));
    show("assertAll(silent, silent)", () -> assertAll(silent, silent));
    show("assertAll(throwing)", () -> assertAll(throwing));
    show("assertAll(silent, throwing, () -> assertEquals(1, 2), () -> fail())", () -> assertAll(silent, throwing, () -> assertEquals(1, 2), () -> fail()));
    show("assertAll('heading', silent, throwing, () -> assertEquals(1, 2, 'text'))", () -> assertAll("heading", silent, throwing, () -> assertEquals(1, 2, "text")));
    show("assertAll(' heading ', throwing)", () -> assertAll(" heading ", throwing));
    show("assertAll('', throwing)", () -> assertAll("", throwing));
    show("assertAll((String) null, throwing)", () -> assertAll((String) null, throwing));
    show("assertAll('two\\nlines', throwing, throwing)", () -> assertAll("two\nlines", throwing, throwing));
    show("assertAll(silent, null)", () -> assertAll(silent, null));
    show("assertAll(throwing, null)", () -> assertAll(throwing, null));
    show("assertAll(List.of(throwing, silent))", () -> assertAll(List.of(throwing, silent)));
    show("assertAll('heading', List.of(throwing, silent))", () -> assertAll("heading", List.of(throwing, silent)));
    show("assertAll(List.of())", () -> assertAll(List.of()));
    show("assertAll((List<Executable>) null)", () -> assertAll((List<Executable>) null));
    show("assertAll(Arrays.asList(throwing, null))", () -> assertAll(Arrays.asList(throwing, null)));
    show("assertAll(Stream.of(throwing, silent, throwing))", () -> assertAll(Stream.of(throwing, silent, throwing)));
    show("assertAll('heading', Stream.of(throwing, silent))", () -> assertAll("heading", Stream.of(throwing, silent)));
    show("assertAll((Stream<Executable>) null)", () -> assertAll((Stream<Executable>) null));
    show("assertAll(Stream.of(silent, null))", () -> assertAll(Stream.of(silent, null)));
    show("assertAll(() -> assertAll('inner', throwing, throwing), () -> { throw new Own(); })", () -> assertAll(() -> assertAll("inner", throwing, throwing), () -> { throw new Own(); }));
    show("assertAll(() -> { throw new OutOfMemoryError('full'); }, throwing)", () -> assertAll(() -> { throw new OutOfMemoryError("full"); }, throwing));
    show("assertAll(() -> { throw new StackOverflowError('deep'); }, throwing)", () -> assertAll(() -> { throw new StackOverflowError("deep"); }, throwing));
    show("assertAll(() -> assumeTrue(false, 'assumed'), throwing)", () -> assertAll(() -> assumeTrue(false, "assumed"), throwing));
    int[] ran = {0};
    show("assertAll(() -> ran[0]++, throwing, () -> ran[0]++)", () -> assertAll(() -> ran[0]++, throwing, () -> ran[0]++));
    System.out.println(ran[0]);
    try { assertAll("heading", throwing, () -> fail("x")); } catch (MultipleFailuresError e) { System.out.println(e.hasFailures() + " " + e.getFailures() + " " + Arrays.toString(e.getSuppressed()) + " " + e.getCause()); }
    System.out.println(new MultipleFailuresError(null, List.of()).hasFailures() + new MultipleFailuresError("x", List.of()).getMessage());
    show("new MultipleFailuresError('x', null)", () -> new MultipleFailuresError("x", null));
    show("new MultipleFailuresError('x', Arrays.asList(new Own(), null))", () -> new MultipleFailuresError("x", Arrays.asList(new Own(), null)));

    show("assertTimeout(Duration.ofSeconds(1000), silent)", () -> assertTimeout(Duration.ofSeconds(1000), silent));
    show("assertTimeout(Duration.ofSeconds(1000), silent, 'text')", () -> assertTimeout(Duration.ofSeconds(1000), silent, "text"));
    show("assertTimeout(Duration.ofSeconds(1000), silent, said('never'))", () -> assertTimeout(Duration.ofSeconds(1000), silent, said("never")));
    System.out.println(assertTimeout(Duration.ofSeconds(1000), () -> 5) + assertTimeout(Duration.ofSeconds(1000), () -> 5, "text") + assertTimeout(Duration.ofSeconds(1000), () -> 5, said("never")));
    show("assertTimeout(Duration.ofSeconds(1000), throwing)", () -> assertTimeout(Duration.ofSeconds(1000), throwing));
    show("assertTimeout(Duration.ofSeconds(1000), blank)", () -> assertTimeout(Duration.ofSeconds(1000), blank));
    show("assertTimeout(Duration.ofSeconds(1000), () -> fail('inner'))", () -> assertTimeout(Duration.ofSeconds(1000), () -> fail("inner")));
    showTime("assertTimeout", () -> assertTimeout(Duration.ofMillis(2), () -> Thread.sleep(50)));
    showTime("assertTimeout", () -> assertTimeout(Duration.ofMillis(2), () -> Thread.sleep(50), "text"));
    showTime("assertTimeout", () -> assertTimeout(Duration.ofMillis(2), () -> { Thread.sleep(50); return 1; }, said("said")));
    show("assertTimeoutPreemptively(Duration.ofSeconds(1000), silent)", () -> assertTimeoutPreemptively(Duration.ofSeconds(1000), silent));
    show("assertTimeoutPreemptively(Duration.ofSeconds(1000), silent, 'text')", () -> assertTimeoutPreemptively(Duration.ofSeconds(1000), silent, "text"));
    show("assertTimeoutPreemptively(Duration.ofSeconds(1000), silent, said('never'))", () -> assertTimeoutPreemptively(Duration.ofSeconds(1000), silent, said("never")));
    System.out.println(assertTimeoutPreemptively(Duration.ofSeconds(1000), () -> 5) + assertTimeoutPreemptively(Duration.ofSeconds(1000), () -> 5, "text") + assertTimeoutPreemptively(Duration.ofSeconds(1000), () -> 5, said("never")));
    show("assertTimeoutPreemptively(Duration.ofSeconds(1000), throwing)", () -> assertTimeoutPreemptively(Duration.ofSeconds(1000), throwing));
    show("assertTimeoutPreemptively(Duration.ofSeconds(1000), blank)", () -> assertTimeoutPreemptively(Duration.ofSeconds(1000), blank));
    show("assertTimeoutPreemptively(Duration.ofSeconds(1000), () -> fail('inner'))", () -> assertTimeoutPreemptively(Duration.ofSeconds(1000), () -> fail("inner")));
    showTime("preemptively", () -> assertTimeoutPreemptively(Duration.ofMillis(2), () -> Thread.sleep(50)));
    showTime("preemptively", () -> assertTimeoutPreemptively(Duration.ofMillis(2), () -> Thread.sleep(50), "text"));
    showTime("preemptively", () -> assertTimeoutPreemptively(Duration.ofMillis(2), () -> { Thread.sleep(50); return 1; }, said("said")));

    show("assumeTrue(true)", () -> assumeTrue(true));
    show("assumeTrue(true, said('never'))", () -> assumeTrue(true, said("never")));
    show("assumeTrue(false)", () -> assumeTrue(false));
    show("assumeTrue(false, 'text')", () -> assumeTrue(false, "text"));
    show("assumeTrue(false, said('said'))", () -> assumeTrue(false, said("said")));
    show("assumeTrue(false, '')", () -> assumeTrue(false, ""));
    show("assumeTrue(false, said(null))", () -> assumeTrue(false, said(null)));
    show("assumeTrue(false, (String) null)", () -> assumeTrue(false, (String) null));
    show("assumeTrue(() -> true)", () -> assumeTrue(() -> true));
    show("assumeTrue(() -> false)", () -> assumeTrue(() -> false));
    show("assumeTrue(() -> false, 'text')", () -> assumeTrue(() -> false, "text"));
    show("assumeTrue(() -> false, said('said'))", () -> assumeTrue(() -> false, said("said")));
    show("assumeFalse(false)", () -> assumeFalse(false));
    show("assumeFalse(true)", () -> assumeFalse(true));
    show("assumeFalse(true, 'text')", () -> assumeFalse(true, "text"));
    show("assumeFalse(true, said('said'))", () -> assumeFalse(true, said("said")));
    show("assumeFalse(() -> false)", () -> assumeFalse(() -> false));
    show("assumeFalse(() -> true)", () -> assumeFalse(() -> true));
    show("assumeFalse(() -> true, 'text')", () -> assumeFalse(() -> true, "text"));
    show("assumeFalse(() -> true, said('said'))", () -> assumeFalse(() -> true, said("said")));
    show("assumingThat(true, silent)", () -> assumingThat(true, silent));
    show("assumingThat(true, throwing)", () -> assumingThat(true, throwing));
    show("assumingThat(false, throwing)", () -> assumingThat(false, throwing));
    show("assumingThat(() -> true, throwing)", () -> assumingThat(() -> true, throwing));
    show("assumingThat(() -> false, throwing)", () -> assumingThat(() -> false, throwing));
    show("assumingThat(true, () -> { throw new java.io.IOException('checked'); })", () -> assumingThat(true, () -> { throw new java.io.IOException("checked"); }));
    show("abort()", () -> abort());
    show("abort('text')", () -> abort("text"));
    show("abort(said('said'))", () -> abort(said("said")));
  }
}
// expect: assertThrows(IllegalStateException.class, throwing): passes
// expect: thrown
// expect: class java.lang.IllegalStateException
// expect: assertThrows(Throwable.class, throwing): passes
// expect: assertThrows(IllegalArgumentException.class, throwing): org.opentest4j.AssertionFailedError: [Unexpected exception type thrown, expected: <java.lang.IllegalArgumentException> but was: <java.lang.IllegalStateException>] expected class java.lang.IllegalArgumentException (java.lang.Class@#) actual class java.lang.IllegalStateException (java.lang.Class@#) cause java.lang.IllegalStateException: thrown
// expect: assertThrows(IllegalArgumentException.class, throwing, 'text'): org.opentest4j.AssertionFailedError: [text ==> Unexpected exception type thrown, expected: <java.lang.IllegalArgumentException> but was: <java.lang.IllegalStateException>] expected class java.lang.IllegalArgumentException (java.lang.Class@#) actual class java.lang.IllegalStateException (java.lang.Class@#) cause java.lang.IllegalStateException: thrown
// expect: assertThrows(IllegalArgumentException.class, throwing, said('said')): org.opentest4j.AssertionFailedError: [said ==> Unexpected exception type thrown, expected: <java.lang.IllegalArgumentException> but was: <java.lang.IllegalStateException>] expected class java.lang.IllegalArgumentException (java.lang.Class@#) actual class java.lang.IllegalStateException (java.lang.Class@#) cause java.lang.IllegalStateException: thrown, asked 1
// expect: assertThrows(IllegalStateException.class, silent): org.opentest4j.AssertionFailedError: [Expected java.lang.IllegalStateException to be thrown, but nothing was thrown.]
// expect: assertThrows(IllegalStateException.class, silent, 'text'): org.opentest4j.AssertionFailedError: [text ==> Expected java.lang.IllegalStateException to be thrown, but nothing was thrown.]
// expect: assertThrows(IllegalStateException.class, silent, said('said')): org.opentest4j.AssertionFailedError: [said ==> Expected java.lang.IllegalStateException to be thrown, but nothing was thrown.], asked 1
// expect: assertThrows(Own.class, silent): org.opentest4j.AssertionFailedError: [Expected Throwing.Own to be thrown, but nothing was thrown.]
// expect: assertThrows(Own.class, throwing): org.opentest4j.AssertionFailedError: [Unexpected exception type thrown, expected: <Throwing.Own> but was: <java.lang.IllegalStateException>] expected class Throwing$Own (java.lang.Class@#) actual class java.lang.IllegalStateException (java.lang.Class@#) cause java.lang.IllegalStateException: thrown
// expect: assertThrows(Own.class, () -> { throw new Own(); }): passes
// expect: assertThrows(IllegalStateException.class, () -> { throw new Own(); }): org.opentest4j.AssertionFailedError: [Unexpected exception type thrown, expected: <java.lang.IllegalStateException> but was: <Throwing.Own>] expected class java.lang.IllegalStateException (java.lang.Class@#) actual class Throwing$Own (java.lang.Class@#) cause Throwing$Own
// expect: assertThrows(IllegalStateException.class, () -> { throw new Own() {}; }): org.opentest4j.AssertionFailedError: [Unexpected exception type thrown, expected: <java.lang.IllegalStateException> but was: <Throwing$1>] expected class java.lang.IllegalStateException (java.lang.Class@#) actual class Throwing$1 (java.lang.Class@#) cause Throwing$1
// expect: assertThrows(AssertionError.class, () -> fail('inner')): passes
// expect: assertThrows(Exception.class, () -> fail('inner')): org.opentest4j.AssertionFailedError: [Unexpected exception type thrown, expected: <java.lang.Exception> but was: <org.opentest4j.AssertionFailedError>] expected class java.lang.Exception (java.lang.Class@#) actual class org.opentest4j.AssertionFailedError (java.lang.Class@#) cause org.opentest4j.AssertionFailedError: inner
// expect: assertThrows(Exception.class, () -> { throw new StackOverflowError('deep'); }): org.opentest4j.AssertionFailedError: [Unexpected exception type thrown, expected: <java.lang.Exception> but was: <java.lang.StackOverflowError>] expected class java.lang.Exception (java.lang.Class@#) actual class java.lang.StackOverflowError (java.lang.Class@#) cause java.lang.StackOverflowError: deep
// expect: assertThrows(Exception.class, () -> { throw new OutOfMemoryError('full'); }): java.lang.OutOfMemoryError: [full]
// expect: assertThrows(NullPointerException.class, () -> { throw null; }): passes
// expect: assertThrowsExactly(IllegalStateException.class, throwing): passes
// expect: thrown
// expect: assertThrowsExactly(RuntimeException.class, throwing): org.opentest4j.AssertionFailedError: [Unexpected exception type thrown, expected: <java.lang.RuntimeException> but was: <java.lang.IllegalStateException>] expected class java.lang.RuntimeException (java.lang.Class@#) actual class java.lang.IllegalStateException (java.lang.Class@#) cause java.lang.IllegalStateException: thrown
// expect: assertThrowsExactly(RuntimeException.class, throwing, 'text'): org.opentest4j.AssertionFailedError: [text ==> Unexpected exception type thrown, expected: <java.lang.RuntimeException> but was: <java.lang.IllegalStateException>] expected class java.lang.RuntimeException (java.lang.Class@#) actual class java.lang.IllegalStateException (java.lang.Class@#) cause java.lang.IllegalStateException: thrown
// expect: assertThrowsExactly(RuntimeException.class, throwing, said('said')): org.opentest4j.AssertionFailedError: [said ==> Unexpected exception type thrown, expected: <java.lang.RuntimeException> but was: <java.lang.IllegalStateException>] expected class java.lang.RuntimeException (java.lang.Class@#) actual class java.lang.IllegalStateException (java.lang.Class@#) cause java.lang.IllegalStateException: thrown, asked 1
// expect: assertThrowsExactly(RuntimeException.class, silent): org.opentest4j.AssertionFailedError: [Expected java.lang.RuntimeException to be thrown, but nothing was thrown.]
// expect: assertThrowsExactly(RuntimeException.class, silent, 'text'): org.opentest4j.AssertionFailedError: [text ==> Expected java.lang.RuntimeException to be thrown, but nothing was thrown.]
// expect: assertThrowsExactly(RuntimeException.class, silent, said('said')): org.opentest4j.AssertionFailedError: [said ==> Expected java.lang.RuntimeException to be thrown, but nothing was thrown.], asked 1
// expect: assertThrowsExactly(Own.class, () -> { throw new Own() {}; }): org.opentest4j.AssertionFailedError: [Unexpected exception type thrown, expected: <Throwing.Own> but was: <Throwing$2>] expected class Throwing$Own (java.lang.Class@#) actual class Throwing$2 (java.lang.Class@#) cause Throwing$2
// expect: assertDoesNotThrow(silent): passes
// expect: assertDoesNotThrow(silent, said('never')): passes
// expect: assertDoesNotThrow(throwing): org.opentest4j.AssertionFailedError: [Unexpected exception thrown: java.lang.IllegalStateException: thrown] cause java.lang.IllegalStateException: thrown
// expect: assertDoesNotThrow(throwing, 'text'): org.opentest4j.AssertionFailedError: [text ==> Unexpected exception thrown: java.lang.IllegalStateException: thrown] cause java.lang.IllegalStateException: thrown
// expect: assertDoesNotThrow(throwing, said('said')): org.opentest4j.AssertionFailedError: [said ==> Unexpected exception thrown: java.lang.IllegalStateException: thrown] cause java.lang.IllegalStateException: thrown, asked 1
// expect: 15
// expect: assertDoesNotThrow(bad): org.opentest4j.AssertionFailedError: [Unexpected exception thrown: Throwing$Own] cause Throwing$Own
// expect: assertDoesNotThrow(bad, 'text'): org.opentest4j.AssertionFailedError: [text ==> Unexpected exception thrown: Throwing$Own] cause Throwing$Own
// expect: assertDoesNotThrow(bad, said('said')): org.opentest4j.AssertionFailedError: [said ==> Unexpected exception thrown: Throwing$Own] cause Throwing$Own, asked 1
// expect: assertDoesNotThrow(blank): org.opentest4j.AssertionFailedError: [Unexpected exception thrown: java.io.IOException] cause java.io.IOException:  
// expect: assertDoesNotThrow(() -> assertTrue(false)): org.opentest4j.AssertionFailedError: [Unexpected exception thrown: org.opentest4j.AssertionFailedError: expected: <true> but was: <false>] cause org.opentest4j.AssertionFailedError: expected: <true> but was: <false>
// expect: assertAll(): org.junit.platform.commons.PreconditionViolationException: [executables array must not be null or empty]
// expect: assertAll((Executable[]) null): org.junit.platform.commons.PreconditionViolationException: [executables array must not be null or empty]
// expect: assertAll('heading'): org.junit.platform.commons.PreconditionViolationException: [executables array must not be null or empty]
// expect: assertAll(silent): passes
// expect: assertAll(silent, silent): passes
// expect: assertAll(throwing): org.opentest4j.MultipleFailuresError: [Multiple Failures (1 failure)
// expect: 	java.lang.IllegalStateException: thrown]
// expect: assertAll(silent, throwing, () -> assertEquals(1, 2), () -> fail()): org.opentest4j.MultipleFailuresError: [Multiple Failures (3 failures)
// expect: 	java.lang.IllegalStateException: thrown
// expect: 	org.opentest4j.AssertionFailedError: expected: <1> but was: <2>
// expect: 	org.opentest4j.AssertionFailedError: <no message>]
// expect: assertAll('heading', silent, throwing, () -> assertEquals(1, 2, 'text')): org.opentest4j.MultipleFailuresError: [heading (2 failures)
// expect: 	java.lang.IllegalStateException: thrown
// expect: 	org.opentest4j.AssertionFailedError: text ==> expected: <1> but was: <2>]
// expect: assertAll(' heading ', throwing): org.opentest4j.MultipleFailuresError: [heading (1 failure)
// expect: 	java.lang.IllegalStateException: thrown]
// expect: assertAll('', throwing): org.opentest4j.MultipleFailuresError: [Multiple Failures (1 failure)
// expect: 	java.lang.IllegalStateException: thrown]
// expect: assertAll((String) null, throwing): org.opentest4j.MultipleFailuresError: [Multiple Failures (1 failure)
// expect: 	java.lang.IllegalStateException: thrown]
// expect: assertAll('two\nlines', throwing, throwing): org.opentest4j.MultipleFailuresError: [two
// expect: lines (2 failures)
// expect: 	java.lang.IllegalStateException: thrown
// expect: 	java.lang.IllegalStateException: thrown]
// expect: assertAll(silent, null): org.junit.platform.commons.PreconditionViolationException: [individual executables must not be null]
// expect: assertAll(throwing, null): org.junit.platform.commons.PreconditionViolationException: [individual executables must not be null]
// expect: assertAll(List.of(throwing, silent)): org.opentest4j.MultipleFailuresError: [Multiple Failures (1 failure)
// expect: 	java.lang.IllegalStateException: thrown]
// expect: assertAll('heading', List.of(throwing, silent)): org.opentest4j.MultipleFailuresError: [heading (1 failure)
// expect: 	java.lang.IllegalStateException: thrown]
// expect: assertAll(List.of()): passes
// expect: assertAll((List<Executable>) null): org.junit.platform.commons.PreconditionViolationException: [executables collection must not be null]
// expect: assertAll(Arrays.asList(throwing, null)): org.junit.platform.commons.PreconditionViolationException: [individual executables must not be null]
// expect: assertAll(Stream.of(throwing, silent, throwing)): org.opentest4j.MultipleFailuresError: [Multiple Failures (2 failures)
// expect: 	java.lang.IllegalStateException: thrown
// expect: 	java.lang.IllegalStateException: thrown]
// expect: assertAll('heading', Stream.of(throwing, silent)): org.opentest4j.MultipleFailuresError: [heading (1 failure)
// expect: 	java.lang.IllegalStateException: thrown]
// expect: assertAll((Stream<Executable>) null): org.junit.platform.commons.PreconditionViolationException: [executables stream must not be null]
// expect: assertAll(Stream.of(silent, null)): org.junit.platform.commons.PreconditionViolationException: [individual executables must not be null]
// expect: assertAll(() -> assertAll('inner', throwing, throwing), () -> { throw new Own(); }): org.opentest4j.MultipleFailuresError: [Multiple Failures (2 failures)
// expect: 	org.opentest4j.MultipleFailuresError: inner (2 failures)
// expect: 	java.lang.IllegalStateException: thrown
// expect: 	java.lang.IllegalStateException: thrown
// expect: 	Throwing$Own: <no message>]
// expect: assertAll(() -> { throw new OutOfMemoryError('full'); }, throwing): java.lang.OutOfMemoryError: [full]
// expect: assertAll(() -> { throw new StackOverflowError('deep'); }, throwing): org.opentest4j.MultipleFailuresError: [Multiple Failures (2 failures)
// expect: 	java.lang.StackOverflowError: deep
// expect: 	java.lang.IllegalStateException: thrown]
// expect: assertAll(() -> assumeTrue(false, 'assumed'), throwing): org.opentest4j.MultipleFailuresError: [Multiple Failures (2 failures)
// expect: 	org.opentest4j.TestAbortedException: Assumption failed: assumed
// expect: 	java.lang.IllegalStateException: thrown]
// expect: assertAll(() -> ran[0]++, throwing, () -> ran[0]++): org.opentest4j.MultipleFailuresError: [Multiple Failures (1 failure)
// expect: 	java.lang.IllegalStateException: thrown]
// expect: 2
// expect: true [java.lang.IllegalStateException: thrown, org.opentest4j.AssertionFailedError: x] [java.lang.IllegalStateException: thrown, org.opentest4j.AssertionFailedError: x] null
// expect: falsex
// expect: new MultipleFailuresError('x', null): java.lang.NullPointerException: [failures must not be null]
// expect: new MultipleFailuresError('x', Arrays.asList(new Own(), null)): java.lang.NullPointerException: [failures must not contain null elements]
// expect: assertTimeout(Duration.ofSeconds(1000), silent): passes
// expect: assertTimeout(Duration.ofSeconds(1000), silent, 'text'): passes
// expect: assertTimeout(Duration.ofSeconds(1000), silent, said('never')): passes
// expect: 15
// expect: assertTimeout(Duration.ofSeconds(1000), throwing): java.lang.IllegalStateException: [thrown]
// expect: assertTimeout(Duration.ofSeconds(1000), blank): java.io.IOException: [ ]
// expect: assertTimeout(Duration.ofSeconds(1000), () -> fail('inner')): org.opentest4j.AssertionFailedError: [inner]
// expect: assertTimeout: java.lang.RuntimeException: [execution exceeded timeout of 2 ms by # ms]
// expect: assertTimeout: java.lang.RuntimeException: [text ==> execution exceeded timeout of 2 ms by # ms]
// expect: assertTimeout: java.lang.RuntimeException: [said ==> execution exceeded timeout of 2 ms by # ms], asked 1
// expect: assertTimeoutPreemptively(Duration.ofSeconds(1000), silent): passes
// expect: assertTimeoutPreemptively(Duration.ofSeconds(1000), silent, 'text'): passes
// expect: assertTimeoutPreemptively(Duration.ofSeconds(1000), silent, said('never')): passes
// expect: 15
// expect: assertTimeoutPreemptively(Duration.ofSeconds(1000), throwing): java.lang.IllegalStateException: [thrown]
// expect: assertTimeoutPreemptively(Duration.ofSeconds(1000), blank): java.io.IOException: [ ]
// expect: assertTimeoutPreemptively(Duration.ofSeconds(1000), () -> fail('inner')): org.opentest4j.AssertionFailedError: [inner]
// expect: preemptively: java.lang.RuntimeException: [execution timed out after 2 msorg.junit.platform.commons.JUnitException]
// expect: preemptively: java.lang.RuntimeException: [text ==> execution timed out after 2 msorg.junit.platform.commons.JUnitException]
// expect: preemptively: java.lang.RuntimeException: [said ==> execution timed out after 2 msorg.junit.platform.commons.JUnitException], asked 1
// expect: assumeTrue(true): passes
// expect: assumeTrue(true, said('never')): passes
// expect: assumeTrue(false): org.opentest4j.TestAbortedException: [Assumption failed: assumption is not true]
// expect: assumeTrue(false, 'text'): org.opentest4j.TestAbortedException: [Assumption failed: text]
// expect: assumeTrue(false, said('said')): org.opentest4j.TestAbortedException: [Assumption failed: said], asked 1
// expect: assumeTrue(false, ''): org.opentest4j.TestAbortedException: [Assumption failed]
// expect: assumeTrue(false, said(null)): org.opentest4j.TestAbortedException: [Assumption failed], asked 1
// expect: assumeTrue(false, (String) null): org.opentest4j.TestAbortedException: [Assumption failed]
// expect: assumeTrue(() -> true): passes
// expect: assumeTrue(() -> false): org.opentest4j.TestAbortedException: [Assumption failed: assumption is not true]
// expect: assumeTrue(() -> false, 'text'): org.opentest4j.TestAbortedException: [Assumption failed: text]
// expect: assumeTrue(() -> false, said('said')): org.opentest4j.TestAbortedException: [Assumption failed: said], asked 1
// expect: assumeFalse(false): passes
// expect: assumeFalse(true): org.opentest4j.TestAbortedException: [Assumption failed: assumption is not false]
// expect: assumeFalse(true, 'text'): org.opentest4j.TestAbortedException: [Assumption failed: text]
// expect: assumeFalse(true, said('said')): org.opentest4j.TestAbortedException: [Assumption failed: said], asked 1
// expect: assumeFalse(() -> false): passes
// expect: assumeFalse(() -> true): org.opentest4j.TestAbortedException: [Assumption failed: assumption is not false]
// expect: assumeFalse(() -> true, 'text'): org.opentest4j.TestAbortedException: [Assumption failed: text]
// expect: assumeFalse(() -> true, said('said')): org.opentest4j.TestAbortedException: [Assumption failed: said], asked 1
// expect: assumingThat(true, silent): passes
// expect: assumingThat(true, throwing): java.lang.IllegalStateException: [thrown]
// expect: assumingThat(false, throwing): passes
// expect: assumingThat(() -> true, throwing): java.lang.IllegalStateException: [thrown]
// expect: assumingThat(() -> false, throwing): passes
// expect: assumingThat(true, () -> { throw new java.io.IOException('checked'); }): java.io.IOException: [checked]
// expect: abort(): org.opentest4j.TestAbortedException: [null]
// expect: abort('text'): org.opentest4j.TestAbortedException: [text]
// expect: abort(said('said')): org.opentest4j.TestAbortedException: [said], asked 1
