// There is no such service.
package java.net;

import java.io.IOException;

public class UnknownServiceException extends IOException {
  public UnknownServiceException() {}

  public UnknownServiceException(String msg) {
    super(msg);
  }
}
