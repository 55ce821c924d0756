package java.nio.channels;

public class ClosedSelectorException extends IllegalStateException {
  private static final long serialVersionUID = 6466297122317847835L;

  public ClosedSelectorException() {}
}
