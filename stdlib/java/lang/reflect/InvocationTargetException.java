// The method or constructor that reflection has called has thrown an exception.
package java.lang.reflect;

public class InvocationTargetException extends ReflectiveOperationException {
  protected InvocationTargetException() {
    super((Throwable) null);
  }

  public InvocationTargetException(Throwable target) {
    super(null, target);
  }

  public InvocationTargetException(Throwable target, String s) {
    super(s, target);
  }

  public Throwable getTargetException() {
    return getCause();
  }
}
