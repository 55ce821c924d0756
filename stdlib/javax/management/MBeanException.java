// A checked exception that a bean has thrown.
package javax.management;

public class MBeanException extends JMException {
  private static final long serialVersionUID = 1;

  private final Exception target;

  public MBeanException(Exception e) {
    target = e;
  }

  public MBeanException(Exception e, String message) {
    super(message);
    target = e;
  }

  public Exception getTargetException() {
    return target;
  }

  @Override
  public Throwable getCause() {
    return target;
  }
}
