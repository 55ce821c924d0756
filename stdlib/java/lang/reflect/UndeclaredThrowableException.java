// The handler of a proxy has thrown a checked exception that the method called does not declare.
package java.lang.reflect;

public class UndeclaredThrowableException extends RuntimeException {
  public UndeclaredThrowableException(Throwable undeclaredThrowable) {
    super(null, undeclaredThrowable);
  }

  public UndeclaredThrowableException(Throwable undeclaredThrowable, String s) {
    super(s, undeclaredThrowable);
  }

  public Throwable getUndeclaredThrowable() {
    return getCause();
  }
}
