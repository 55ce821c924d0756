// A format specifier has no argument.
package java.util;

public class MissingFormatArgumentException extends IllegalFormatException {
  private final String s;

  public MissingFormatArgumentException(String s) {
    this.s = Objects.requireNonNull(s);
  }

  public String getFormatSpecifier() {
    return s;
  }

  @Override
  public String getMessage() {
    return "Format specifier '" + s + "'";
  }
}
