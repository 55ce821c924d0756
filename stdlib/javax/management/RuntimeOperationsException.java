// An argument that the server or a class of this package does not take.
package javax.management;

public class RuntimeOperationsException extends JMRuntimeException {
  private static final long serialVersionUID = 1;

  private final RuntimeException target;

  public RuntimeOperationsException(RuntimeException e) {
    target = e;
  }

  public RuntimeOperationsException(RuntimeException e, String message) {
    super(message);
    target = e;
  }

  public RuntimeException getTargetException() {
    return target;
  }

  @Override
  public Throwable getCause() {
    return target;
  }
}
