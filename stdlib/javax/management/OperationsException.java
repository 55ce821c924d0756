// An operation on managed beans that cannot be done.
package javax.management;

public class OperationsException extends JMException {
  private static final long serialVersionUID = 1;

  public OperationsException() {}

  public OperationsException(String msg) {
    super(msg);
  }
}
