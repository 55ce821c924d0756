// The loop of an encoder or decoder has thrown an exception that it may not throw.
package java.nio.charset;

public class CoderMalfunctionError extends Error {
  public CoderMalfunctionError(Exception cause) {
    super(cause);
  }
}
