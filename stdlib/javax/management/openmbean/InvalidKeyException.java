// There is no such item, or no such key can be.
package javax.management.openmbean;

public class InvalidKeyException extends IllegalArgumentException {
  private static final long serialVersionUID = 1;

  public InvalidKeyException() {}

  public InvalidKeyException(String msg) {
    super(msg);
  }
}
