package java.nio.channels;

public class WritePendingException extends IllegalStateException {
  public WritePendingException() {}
}
