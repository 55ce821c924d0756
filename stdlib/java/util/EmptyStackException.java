// The stack is empty.
package java.util;

public class EmptyStackException extends RuntimeException {
  public EmptyStackException() {
    super();
  }
}
