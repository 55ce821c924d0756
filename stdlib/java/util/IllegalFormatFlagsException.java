// These flags do not go together.
package java.util;

public class IllegalFormatFlagsException extends IllegalFormatException {
  private final String flags;

  public IllegalFormatFlagsException(String f) {
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
