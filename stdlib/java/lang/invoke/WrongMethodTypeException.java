// A method handle or VarHandle has been called with arguments that do not fit.
package java.lang.invoke;

public class WrongMethodTypeException extends RuntimeException {
  public WrongMethodTypeException() {}

  public WrongMethodTypeException(String s) {
    super(s);
  }
}
