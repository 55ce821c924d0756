// The text is no name of a bean.
package javax.management;

public class MalformedObjectNameException extends OperationsException {
  private static final long serialVersionUID = 1;

  public MalformedObjectNameException() {}

  public MalformedObjectNameException(String msg) {
    super(msg);
  }
}
