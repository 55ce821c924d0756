// There are not so many elements left between the position of a buffer and its limit.
package java.nio;

public class BufferUnderflowException extends RuntimeException {
  public BufferUnderflowException() {}
}
