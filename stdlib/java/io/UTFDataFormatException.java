// A string in modified UTF-8 is malformed.
package java.io;

public class UTFDataFormatException extends IOException {
  public UTFDataFormatException() {
    super();
  }

  public UTFDataFormatException(String message) {
    super(message);
  }
}
