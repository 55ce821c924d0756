// The channel has not been opened for writing.
package java.nio.channels;

public class NonWritableChannelException extends IllegalStateException {
  public NonWritableChannelException() {}
}
