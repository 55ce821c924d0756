// There is no such flag.
package java.util;

public class UnknownFormatFlagsException extends IllegalFormatException {
  private final String flags;

  public UnknownFormatFlagsException(String f) {
    flags = Objects.requireNonNull(f);
  }

  public String getFlags() {
    return flags;
  }

  @Override
  public String getMessage() {
    return "Flags = " + flags;
  }
}
