// This program has locked a part of that region already.
package java.nio.channels;

public class OverlappingFileLockException extends IllegalStateException {
  public OverlappingFileLockException() {}
}
