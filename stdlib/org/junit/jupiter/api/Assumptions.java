// What a test assumes: if it does not hold, the test is aborted, which is no failure.
package org.junit.jupiter.api;

import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import org.junit.jupiter.api.function.Executable;
import org.opentest4j.TestAbortedException;

public class Assumptions {
  protected Assumptions() {}

  private static void check(boolean wanted, boolean assumption, Object message) throws TestAbortedException {
    if (assumption == wanted) return;
    Object text = message instanceof Supplier ? ((Supplier<?>) message).get() : message;
    boolean blank = text == null || ((String) text).isBlank();
    throw new TestAbortedException(blank ? "Assumption failed" : "Assumption failed: " + text);
  }

  private static String unlike(boolean wanted) {
    return "assumption is not " + wanted;
  }

  public static void assumeTrue(boolean assumption) throws TestAbortedException {
    check(true, assumption, unlike(true));
  }

  public static void assumeTrue(boolean assumption, String message) throws TestAbortedException {
    check(true, assumption, message);
  }

  public static void assumeTrue(boolean assumption, Supplier<String> messageSupplier) throws TestAbortedException {
    check(true, assumption, messageSupplier);
  }

  public static void assumeTrue(BooleanSupplier assumptionSupplier) throws TestAbortedException {
    check(true, assumptionSupplier.getAsBoolean(), unlike(true));
  }

  public static void assumeTrue(BooleanSupplier assumptionSupplier, String message) throws TestAbortedException {
    check(true, assumptionSupplier.getAsBoolean(), message);
  }

  public static void assumeTrue(BooleanSupplier assumptionSupplier, Supplier<String> messageSupplier)
      throws TestAbortedException {
    check(true, assumptionSupplier.getAsBoolean(), messageSupplier);
  }

  public static void assumeFalse(boolean assumption) throws TestAbortedException {
    check(false, assumption, unlike(false));
  }

  public static void assumeFalse(boolean assumption, String message) throws TestAbortedException {
    check(false, assumption, message);
  }

  public static void assumeFalse(boolean assumption, Supplier<String> messageSupplier) throws TestAbortedException {
    check(false, assumption, messageSupplier);
  }

  public static void assumeFalse(BooleanSupplier assumptionSupplier) throws TestAbortedException {
    check(false, assumptionSupplier.getAsBoolean(), unlike(false));
  }

  public static void assumeFalse(BooleanSupplier assumptionSupplier, String message) throws TestAbortedException {
    check(false, assumptionSupplier.getAsBoolean(), message);
  }

  public static void assumeFalse(BooleanSupplier assumptionSupplier, Supplier<String> messageSupplier)
      throws TestAbortedException {
    check(false, assumptionSupplier.getAsBoolean(), messageSupplier);
  }

  // Runs the code only if the assumption holds. What it throws comes out as it is.
  public static void assumingThat(boolean assumption, Executable executable) {
    if (!assumption) return;
    Assertions.valueOf(
        () -> {
          executable.execute();
          return null;
        });
  }

  public static void assumingThat(BooleanSupplier assumptionSupplier, Executable executable) {
    assumingThat(assumptionSupplier.getAsBoolean(), executable);
  }

  public static <V> V abort() {
    throw new TestAbortedException();
  }

  public static <V> V abort(String message) {
    throw new TestAbortedException(message);
  }

  public static <V> V abort(Supplier<String> messageSupplier) {
    throw new TestAbortedException(messageSupplier.get());
  }
}
