// The port is in use.
package java.net;

public class BindException extends SocketException {
  public BindException() {}

  public BindException(String msg) {
    super(msg);
  }
}
