package java.nio.channels;

import java.io.IOException;

public class InterruptedByTimeoutException extends IOException {
  public InterruptedByTimeoutException() {}
}
