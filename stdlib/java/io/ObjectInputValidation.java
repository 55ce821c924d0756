// Looks at objects when all that belongs to them has been read.
package java.io;

public interface ObjectInputValidation {
  void validateObject() throws InvalidObjectException;
}
