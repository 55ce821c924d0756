// The channel is connected already.
package java.nio.channels;

public class AlreadyConnectedException extends IllegalStateException {
  public AlreadyConnectedException() {}
}
