// The stream behind System.in.
package heddle;

import java.io.IOException;
import java.io.InputStream;
import java.util.Objects;

public final class StandardInput extends InputStream {
  public StandardInput() {}

  @Override
  public int read() throws IOException {
    byte[] one = new byte[1];
    return VM.readInput(one, 0, 1) <= 0 ? -1 : one[0] & 0xff;
  }

  @Override
  public int read(byte[] b, int off, int len) throws IOException {
    Objects.checkFromIndexSize(off, len, b.length);
    return len == 0 ? 0 : VM.readInput(b, off, len);
  }

  // At most one: how much comes at once is chance.
  @Override
  public int available() throws IOException {
    return VM.inputReady() ? 1 : 0;
  }
}
