// Nobody listens there.
package java.net;

public class PortUnreachableException extends SocketException {
  public PortUnreachableException() {}

  public PortUnreachableException(String msg) {
    super(msg);
  }
}
