// There is no bean of that name.
package javax.management;

public class InstanceNotFoundException extends OperationsException {
  private static final long serialVersionUID = 1;

  public InstanceNotFoundException() {}

  public InstanceNotFoundException(String msg) {
    super(msg);
  }
}
