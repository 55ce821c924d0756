// The server has no address yet.
package java.nio.channels;

public class NotYetBoundException extends IllegalStateException {
  public NotYetBoundException() {}
}
