// A format specifier needs a width.
package java.util;

public class MissingFormatWidthException extends IllegalFormatException {
  private final String s;

  public MissingFormatWidthException(String s) {
    this.s = Objects.requireNonNull(s);
  }

  public String getFormatSpecifier() {
    return s;
  }

  @Override
  public String getMessage() {
    return s;
  }
}
