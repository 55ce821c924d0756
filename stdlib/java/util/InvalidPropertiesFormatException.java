// A document for Properties.loadFromXML is none of properties.
package java.util;

public class InvalidPropertiesFormatException extends java.io.IOException {
  public InvalidPropertiesFormatException(Throwable cause) {
    super(cause == null ? null : cause.toString());
    initCause(cause);
  }

  public InvalidPropertiesFormatException(String message) {
    super(message);
  }

  private void writeObject(java.io.ObjectOutputStream out) throws java.io.NotSerializableException {
    throw new java.io.NotSerializableException("Not serializable.");
  }

  private void readObject(java.io.ObjectInputStream in) throws java.io.NotSerializableException {
    throw new java.io.NotSerializableException("Not serializable.");
  }
}
