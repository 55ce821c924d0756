// A buffer that can only be read was to be changed.
package java.nio;

public class ReadOnlyBufferException extends UnsupportedOperationException {
  public ReadOnlyBufferException() {}
}
