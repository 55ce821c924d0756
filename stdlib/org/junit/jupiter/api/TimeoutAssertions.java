// assertTimeout and assertTimeoutPreemptively. The times are those of the VM: what code takes that does not sleep or wait
// is next to nothing, unless an exploration lets a thread be slow.
package org.junit.jupiter.api;

import static org.junit.jupiter.api.AssertionFailureBuilder.assertionFailure;

import heddle.VM;
import java.time.Duration;
import org.junit.jupiter.api.function.ThrowingSupplier;

final class TimeoutAssertions {
  private TimeoutAssertions() {}

  // Why the code was given up.
  static final class ExecutionTimeoutException extends org.junit.platform.commons.JUnitException {
    ExecutionTimeoutException(String message) {
      super(message);
    }
  }

  static <T> T limit(Duration timeout, ThrowingSupplier<T> code, Object message) {
    // Under exploration an hour may pass before any reading of the clock: each limit would be exceeded in some schedule.
    if (VM.exploring()) return Assertions.valueOf(code);
    long limit = timeout.toMillis();
    long start = System.currentTimeMillis();
    T result = Assertions.valueOf(code);
    long taken = System.currentTimeMillis() - start;
    if (taken > limit) {
      throw assertionFailure()
          .message(message)
          .reason("execution exceeded timeout of " + limit + " ms by " + (taken - limit) + " ms")
          .build();
    }
    return result;
  }

  // Runs the code to its end, in the thread of the caller. JUnit runs it in another thread, and goes on without it when the time
  // is over. Here a second thread would only multiply the schedules, and code that never ends shall be a finding of its own (a
  // deadlock, or an endless loop), with its causes, not a timeout that hides it.
  static <T> T limitPreemptively(Duration timeout, ThrowingSupplier<T> code, Object message) {
    if (VM.exploring()) return Assertions.valueOf(code);  // as above
    long limit = timeout.toMillis();
    long start = System.currentTimeMillis();
    T result = Assertions.valueOf(code);
    if (System.currentTimeMillis() - start > limit) {
      throw assertionFailure()
          .message(message)
          .reason("execution timed out after " + limit + " ms")
          .cause(new ExecutionTimeoutException("Execution timed out in thread " + Thread.currentThread().getName()))
          .build();
    }
    return result;
  }
}
