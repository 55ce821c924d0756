// What goes wrong with managed beans, unchecked.
package javax.management;

public class JMRuntimeException extends RuntimeException {
  private static final long serialVersionUID = 1;

  public JMRuntimeException() {}

  public JMRuntimeException(String msg) {
    super(msg);
  }
}
