package java.nio.channels;

public class ConnectionPendingException extends IllegalStateException {
  private static final long serialVersionUID = 2008393366501760879L;

  public ConnectionPendingException() {}
}
