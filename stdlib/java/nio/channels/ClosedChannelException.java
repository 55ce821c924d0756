// The channel is closed, or the side of it that would be needed.
package java.nio.channels;

import java.io.IOException;

public class ClosedChannelException extends IOException {
  public ClosedChannelException() {}
}
