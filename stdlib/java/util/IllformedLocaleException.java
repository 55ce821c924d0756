package java.util;

public class IllformedLocaleException extends RuntimeException {
  private final int _errIdx;

  public IllformedLocaleException() {
    _errIdx = -1;
  }

  public IllformedLocaleException(String message) {
    this(message, -1);
  }

  public IllformedLocaleException(String message, int errorIndex) {
    super((message == null ? "" : message) + (errorIndex < 0 ? "" : " [at index " + errorIndex + "]"));
    _errIdx = errorIndex;
  }

  public int getErrorIndex() {
    return _errIdx;
  }
}
