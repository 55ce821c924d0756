// The value is none for that attribute.
package javax.management;

public class InvalidAttributeValueException extends OperationsException {
  private static final long serialVersionUID = 1;

  public InvalidAttributeValueException() {}

  public InvalidAttributeValueException(String msg) {
    super(msg);
  }
}
