// Another thread has closed the channel while this one waited for it.
package java.nio.channels;

public class AsynchronousCloseException extends ClosedChannelException {
  public AsynchronousCloseException() {}
}
