package java.nio.channels;

public class ReadPendingException extends IllegalStateException {
  public ReadPendingException() {}
}
