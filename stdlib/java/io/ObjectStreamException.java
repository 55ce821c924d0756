// Base of the exceptions of serialization.
package java.io;

public abstract class ObjectStreamException extends IOException {
  protected ObjectStreamException() {
    super();
  }

  protected ObjectStreamException(String message) {
    super(message);
  }

  protected ObjectStreamException(String message, Throwable cause) {
    super(message, cause);
  }

  protected ObjectStreamException(Throwable cause) {
    super(cause);
  }
}
