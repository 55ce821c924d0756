// A channel that bytes come out of.
package java.nio.channels;

import java.io.IOException;
import java.nio.ByteBuffer;

public interface ReadableByteChannel extends Channel {
  // How many bytes; -1 at the end.
  int read(ByteBuffer dst) throws IOException;
}
