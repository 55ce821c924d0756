// There is no such service.
package javax.management;

public class ServiceNotFoundException extends OperationsException {
  private static final long serialVersionUID = 1;

  public ServiceNotFoundException() {}

  public ServiceNotFoundException(String msg) {
    super(msg);
  }
}
