package java.nio.channels;

public class IllegalChannelGroupException extends IllegalArgumentException {
  public IllegalChannelGroupException() {}
}
