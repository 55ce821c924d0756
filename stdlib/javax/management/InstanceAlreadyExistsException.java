// There is a bean of that name.
package javax.management;

public class InstanceAlreadyExistsException extends OperationsException {
  private static final long serialVersionUID = 1;

  public InstanceAlreadyExistsException() {}

  public InstanceAlreadyExistsException(String msg) {
    super(msg);
  }
}
