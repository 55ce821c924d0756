// Nobody has added that listener.
package javax.management;

public class ListenerNotFoundException extends OperationsException {
  private static final long serialVersionUID = 1;

  public ListenerNotFoundException() {}

  public ListenerNotFoundException(String msg) {
    super(msg);
  }
}
