// It is no address of the Internet.
package java.nio.channels;

public class UnsupportedAddressTypeException extends IllegalArgumentException {
  public UnsupportedAddressTypeException() {}
}
