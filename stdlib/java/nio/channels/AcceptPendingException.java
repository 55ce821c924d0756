package java.nio.channels;

public class AcceptPendingException extends IllegalStateException {
  public AcceptPendingException() {}
}
