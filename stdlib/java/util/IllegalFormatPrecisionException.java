// A precision is given where none is allowed.
package java.util;

public class IllegalFormatPrecisionException extends IllegalFormatException {
  private final int p;

  public IllegalFormatPrecisionException(int p) {
    this.p = p;
  }

  public int getPrecision() {
    return p;
  }

  @Override
  public String getMessage() {
    return Integer.toString(p);
  }
}
