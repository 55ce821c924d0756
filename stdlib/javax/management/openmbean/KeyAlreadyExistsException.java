// There is a row with that key.
package javax.management.openmbean;

public class KeyAlreadyExistsException extends IllegalArgumentException {
  private static final long serialVersionUID = 1;

  public KeyAlreadyExistsException() {}

  public KeyAlreadyExistsException(String msg) {
    super(msg);
  }
}
