// A buffer was to go back to its mark, and has none.
package java.nio;

public class InvalidMarkException extends IllegalStateException {
  public InvalidMarkException() {}
}
