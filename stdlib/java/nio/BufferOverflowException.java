// There is no room left between the position of a buffer and its limit.
package java.nio;

public class BufferOverflowException extends RuntimeException {
  public BufferOverflowException() {}
}
