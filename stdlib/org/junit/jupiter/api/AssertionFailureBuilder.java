// Makes the error of a failed assertion. Its message is "the caller's message ==> the reason, expected: <a> but was: <b>",
// of which any part may be missing. A supplier of a message is asked only here.
package org.junit.jupiter.api;

import java.util.function.Supplier;
import org.opentest4j.AssertionFailedError;

public class AssertionFailureBuilder {
  private Object message;
  private Throwable cause;
  private boolean hasValues;
  private Object expected;
  private Object actual;
  private String reason;
  private boolean valuesInMessage = true;

  private AssertionFailureBuilder() {}

  public static AssertionFailureBuilder assertionFailure() {
    return new AssertionFailureBuilder();
  }

  // A text, or a supplier of one; null: none.
  public AssertionFailureBuilder message(Object message) {
    this.message = message;
    return this;
  }

  public AssertionFailureBuilder reason(String reason) {
    this.reason = reason;
    return this;
  }

  public AssertionFailureBuilder cause(Throwable cause) {
    this.cause = cause;
    return this;
  }

  public AssertionFailureBuilder expected(Object expected) {
    hasValues = true;
    this.expected = expected;
    return this;
  }

  public AssertionFailureBuilder actual(Object actual) {
    hasValues = true;
    this.actual = actual;
    return this;
  }

  public AssertionFailureBuilder includeValuesInMessage(boolean includeValuesInMessage) {
    valuesInMessage = includeValuesInMessage;
    return this;
  }

  public void buildAndThrow() throws AssertionFailedError {
    throw build();
  }

  public AssertionFailedError build() {
    String why = reason;
    if (hasValues && valuesInMessage) {
      String values = ValueTexts.compared(expected, actual);
      why = why == null ? values : why + ", " + values;
    }
    String text = textOf(message);
    if (why != null) text = prefix(text) + why;
    return hasValues ? new AssertionFailedError(text, expected, actual, cause) : new AssertionFailedError(text, cause);
  }

  // What a message or a supplier of one says; null if there is none. A supplier of null says "null".
  static String textOf(Object message) {
    if (message == null) return null;
    return ValueTexts.of(message instanceof Supplier ? ((Supplier<?>) message).get() : message);
  }

  private static String prefix(String message) {
    return message == null || message.isBlank() ? "" : message + " ==> ";
  }
}
