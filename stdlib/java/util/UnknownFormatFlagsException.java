// There is no such flag.
package java.util;

public class UnknownFormatFlagsException extends IllegalFormatException {
  private final String f;

  public UnknownFormatFlagsException(String f) {
    this.f = Objects.requireNonNull(f);
  }

  public String getFlags() {
    return f;
  }

  @Override
  public String getMessage() {
    return "Flags = " + f;
  }
}
