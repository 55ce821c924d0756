// What a bean can do cannot be found out.
package javax.management;

public class IntrospectionException extends OperationsException {
  private static final long serialVersionUID = 1;

  public IntrospectionException() {}

  public IntrospectionException(String msg) {
    super(msg);
  }
}
