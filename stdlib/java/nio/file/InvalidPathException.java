// A text that is no path.
package java.nio.file;

public class InvalidPathException extends IllegalArgumentException {
  private final String input;
  private final int index;

  public InvalidPathException(String input, String reason, int index) {
    super(reason);
    this.input = input;
    this.index = index;
  }

  public InvalidPathException(String input, String reason) {
    this(input, reason, -1);
  }

  public String getInput() {
    return input;
  }

  public String getReason() {
    return super.getMessage();
  }

  public int getIndex() {
    return index;
  }

  @Override
  public String getMessage() {
    return getReason() + (index >= 0 ? " at index " + index : "") + ": " + input;
  }
}
