// The class is not made as one of a managed bean must be.
package javax.management;

public class NotCompliantMBeanException extends OperationsException {
  private static final long serialVersionUID = 1;

  public NotCompliantMBeanException() {}

  public NotCompliantMBeanException(String msg) {
    super(msg);
  }
}
