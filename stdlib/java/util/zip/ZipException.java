// A file of compressed data is malformed.
package java.util.zip;

public class ZipException extends java.io.IOException {
  public ZipException() {
    super();
  }

  public ZipException(String s) {
    super(s);
  }
}
