// There is no such conversion.
package java.util;

public class UnknownFormatConversionException extends IllegalFormatException {
  private final String s;

  public UnknownFormatConversionException(String s) {
    this.s = Objects.requireNonNull(s);
  }

  public String getConversion() {
    return s;
  }

  @Override
  public String getMessage() {
    return "Conversion = '" + s + "'";
  }
}
