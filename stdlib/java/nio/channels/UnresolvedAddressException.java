// The address is a name that could not be found.
package java.nio.channels;

public class UnresolvedAddressException extends IllegalArgumentException {
  public UnresolvedAddressException() {}
}
