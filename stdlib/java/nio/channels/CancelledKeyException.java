package java.nio.channels;

public class CancelledKeyException extends IllegalStateException {
  private static final long serialVersionUID = -8438032138028814268L;

  public CancelledKeyException() {}
}
