// These flags do not go together.
package java.util;

public class IllegalFormatFlagsException extends IllegalFormatException {
  private final String f;

  public IllegalFormatFlagsException(String f) {
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
