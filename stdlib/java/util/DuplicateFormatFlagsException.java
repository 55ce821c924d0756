// A flag is given twice.
package java.util;

public class DuplicateFormatFlagsException extends IllegalFormatException {
  private final String f;

  public DuplicateFormatFlagsException(String f) {
    this.f = Objects.requireNonNull(f);
  }

  public String getFlags() {
    return f;
  }

  @Override
  public String getMessage() {
    return "Flags = '" + f + "'";
  }
}
