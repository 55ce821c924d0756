package java.nio.channels;

public class IllegalSelectorException extends IllegalArgumentException {
  private static final long serialVersionUID = -8406323347253320987L;

  public IllegalSelectorException() {}
}
