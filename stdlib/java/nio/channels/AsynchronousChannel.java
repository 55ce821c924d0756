// A channel whose operations go on without the thread that has begun them.
package java.nio.channels;

import java.io.IOException;

public interface AsynchronousChannel extends Channel {
  @Override
  void close() throws IOException;
}
