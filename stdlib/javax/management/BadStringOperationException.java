// A query has an operation that strings do not have.
package javax.management;

public class BadStringOperationException extends Exception {
  private static final long serialVersionUID = 1;

  private final String value;

  public BadStringOperationException(String value) {
    this.value = value;
  }

  @Override
  public String toString() {
    return "BadStringOperationException: " + value;
  }
}
