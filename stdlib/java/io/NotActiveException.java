// A method for writeObject or readObject has been called by others, or too often.
package java.io;

public class NotActiveException extends ObjectStreamException {
  public NotActiveException() {
    super();
  }

  public NotActiveException(String reason) {
    super(reason);
  }
}
