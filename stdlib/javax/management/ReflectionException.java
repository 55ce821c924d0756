// A method or class of a bean could not be found or used.
package javax.management;

public class ReflectionException extends JMException {
  private static final long serialVersionUID = 1;

  private final Exception target;

  public ReflectionException(Exception e) {
    target = e;
  }

  public ReflectionException(Exception e, String message) {
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
