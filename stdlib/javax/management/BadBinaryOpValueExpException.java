// A query has an operation that its value does not have.
package javax.management;

public class BadBinaryOpValueExpException extends Exception {
  private static final long serialVersionUID = 1;

  private final ValueExp value;

  public BadBinaryOpValueExpException(ValueExp value) {
    this.value = value;
  }

  public ValueExp getExp() {
    return value;
  }

  @Override
  public String toString() {
    return "BadBinaryOpValueExpException: " + value;
  }
}
