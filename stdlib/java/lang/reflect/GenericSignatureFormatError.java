// A generic signature is malformed.
package java.lang.reflect;

public class GenericSignatureFormatError extends ClassFormatError {
  public GenericSignatureFormatError() {
    super();
  }

  public GenericSignatureFormatError(String message) {
    super(message);
  }
}
