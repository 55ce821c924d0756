// The channel is not connected yet.
package java.nio.channels;

public class NotYetConnectedException extends IllegalStateException {
  public NotYetConnectedException() {}
}
