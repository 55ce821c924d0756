// The value has another open type.
package javax.management.openmbean;

public class InvalidOpenTypeException extends IllegalArgumentException {
  private static final long serialVersionUID = 1;

  public InvalidOpenTypeException() {}

  public InvalidOpenTypeException(String msg) {
    super(msg);
  }
}
