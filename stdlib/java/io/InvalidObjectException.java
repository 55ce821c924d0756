// An object that has been read is not in order.
package java.io;

public class InvalidObjectException extends ObjectStreamException {
  public InvalidObjectException(String reason) {
    super(reason);
  }

  public InvalidObjectException(String reason, Throwable cause) {
    super(reason, cause);
  }
}
