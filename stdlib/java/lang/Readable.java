// A source of characters that fills buffers.
package java.lang;

import java.io.IOException;
import java.nio.CharBuffer;

public interface Readable {
  // How many characters have been added; -1 at the end.
  int read(CharBuffer cb) throws IOException;
}
