// The channel has an address already.
package java.nio.channels;

public class AlreadyBoundException extends IllegalStateException {
  public AlreadyBoundException() {}
}
