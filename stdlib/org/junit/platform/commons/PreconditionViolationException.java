// A method of JUnit has been called with arguments that it does not take.
package org.junit.platform.commons;

public class PreconditionViolationException extends JUnitException {
  public PreconditionViolationException(String message) {
    super(message);
  }

  public PreconditionViolationException(String message, Throwable cause) {
    super(message, cause);
  }
}
