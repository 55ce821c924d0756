// The operation needs a channel in blocking mode.
package java.nio.channels;

public class IllegalBlockingModeException extends IllegalStateException {
  public IllegalBlockingModeException() {}
}
