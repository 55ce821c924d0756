// A channel that another thread can close, or interrupt, while it is used.
package java.nio.channels;

import java.io.IOException;

public interface InterruptibleChannel extends Channel {
  @Override
  void close() throws IOException;
}
