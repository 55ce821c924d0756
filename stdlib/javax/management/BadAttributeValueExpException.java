// A query has met a value of an attribute that it cannot compare.
package javax.management;

public class BadAttributeValueExpException extends Exception {
  private static final long serialVersionUID = 1;

  private final Object value;

  public BadAttributeValueExpException(Object value) {
    this.value = value;
  }

  @Override
  public String toString() {
    return "BadAttributeValueException: " + value;
  }
}
