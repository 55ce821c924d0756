// The channel has not been opened for reading.
package java.nio.channels;

public class NonReadableChannelException extends IllegalStateException {
  public NonReadableChannelException() {}
}
