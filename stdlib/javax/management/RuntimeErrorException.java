// An error that a bean has thrown.
package javax.management;

public class RuntimeErrorException extends JMRuntimeException {
  private static final long serialVersionUID = 1;

  private final Error target;

  public RuntimeErrorException(Error e) {
    target = e;
  }

  public RuntimeErrorException(Error e, String message) {
    super(message);
    target = e;
  }

  public Error getTargetError() {
    return target;
  }

  @Override
  public Throwable getCause() {
    return target;
  }
}
