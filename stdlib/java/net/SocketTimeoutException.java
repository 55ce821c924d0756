// The time of an accept, a connect or a read was up.
package java.net;

import java.io.InterruptedIOException;

public class SocketTimeoutException extends InterruptedIOException {
  public SocketTimeoutException() {}

  public SocketTimeoutException(String msg) {
    super(msg);
  }
}
