// An argument's type does not fit the conversion.
package java.util;

public class IllegalFormatConversionException extends IllegalFormatException {
  private final char c;
  private final Class<?> arg;

  public IllegalFormatConversionException(char c, Class<?> arg) {
    this.c = c;
    this.arg = Objects.requireNonNull(arg);
  }

  public char getConversion() {
    return c;
  }

  public Class<?> getArgumentClass() {
    return arg;
  }

  @Override
  public String getMessage() {
    return c + " != " + arg.getName();
  }
}
