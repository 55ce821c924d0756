package java.nio.channels;

public class ShutdownChannelGroupException extends IllegalStateException {
  public ShutdownChannelGroupException() {}
}
