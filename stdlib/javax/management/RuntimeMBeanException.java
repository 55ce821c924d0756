// An unchecked exception that a bean has thrown.
package javax.management;

public class RuntimeMBeanException extends JMRuntimeException {
  private static final long serialVersionUID = 1;

  private final RuntimeException target;

  public RuntimeMBeanException(RuntimeException e) {
    target = e;
  }

  public RuntimeMBeanException(RuntimeException e, String message) {
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
