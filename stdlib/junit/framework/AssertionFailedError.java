// An assertion has failed, in the manner of JUnit 3.
package junit.framework;

public class AssertionFailedError extends AssertionError {
  public AssertionFailedError() {}

  public AssertionFailedError(String message) {
    super(message == null ? "" : message);
  }
}
