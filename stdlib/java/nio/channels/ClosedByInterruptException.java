// This thread has been interrupted while it used the channel, which closes it.
package java.nio.channels;

public class ClosedByInterruptException extends AsynchronousCloseException {
  public ClosedByInterruptException() {}
}
