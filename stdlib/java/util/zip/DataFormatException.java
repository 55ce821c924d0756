// Compressed data are malformed.
package java.util.zip;

public class DataFormatException extends Exception {
  public DataFormatException() {
    super();
  }

  public DataFormatException(String s) {
    super(s);
  }
}
