// A flag is given twice.
package java.util;

public class DuplicateFormatFlagsException extends IllegalFormatException {
  private final String flags;

  public DuplicateFormatFlagsException(String f) {
    flags = Objects.requireNonNull(f);
  }

  public String getFlags() {
    return flags;
  }

  @Override
  public String getMessage() {
    return "Flags = '" + flags + "'";
  }
}
