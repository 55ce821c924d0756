// The bean has no such attribute, or none that can be read or written.
package javax.management;

public class AttributeNotFoundException extends OperationsException {
  private static final long serialVersionUID = 1;

  public AttributeNotFoundException() {}

  public AttributeNotFoundException(String msg) {
    super(msg);
  }
}
