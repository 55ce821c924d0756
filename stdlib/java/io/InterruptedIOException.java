// An input or output operation was interrupted.
package java.io;

public class InterruptedIOException extends IOException {
  public int bytesTransferred = 0;  // before it was interrupted

  public InterruptedIOException() {
    super();
  }

  public InterruptedIOException(String message) {
    super(message);
  }
}
