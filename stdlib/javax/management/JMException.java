// What goes wrong with managed beans.
package javax.management;

public class JMException extends Exception {
  private static final long serialVersionUID = 1;

  public JMException() {}

  public JMException(String msg) {
    super(msg);
  }
}
