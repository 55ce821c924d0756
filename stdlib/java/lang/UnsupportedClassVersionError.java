// A class file is of a version that is not known.
package java.lang;

public class UnsupportedClassVersionError extends ClassFormatError {
  public UnsupportedClassVersionError() {
    super();
  }

  public UnsupportedClassVersionError(String message) {
    super(message);
  }
}
