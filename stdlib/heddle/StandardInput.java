// The stream behind System.in.
package heddle;

import java.io.IOException;
import java.io.InputStream;
import java.util.Objects;

public final class StandardInput extends InputStream {
  private boolean shut;  // hidden state (tester/hidden_state.h)

  public StandardInput() {}

  private void ensureOpen() throws IOException {
    if (shut) throw new IOException("Stream closed");
  }

  @Override
  public int read() throws IOException {
    if (!VM.standardMonitors()) return readNow();
    synchronized (this) {
      return readNow();
    }
  }

  private int readNow() throws IOException {
    ensureOpen();
    byte[] one = new byte[1];
    return VM.readInput(one, 0, 1) <= 0 ? -1 : one[0] & 0xff;
  }

  @Override
  public int read(byte[] b, int off, int len) throws IOException {
    if (!VM.standardMonitors()) return readNow(b, off, len);
    synchronized (this) {
      return readNow(b, off, len);
    }
  }

  private int readNow(byte[] b, int off, int len) throws IOException {
    ensureOpen();
    Objects.checkFromIndexSize(off, len, b.length);
    return len == 0 ? 0 : VM.readInput(b, off, len);
  }

  @Override
  public long skip(long n) throws IOException {
    ensureOpen();
    return super.skip(n);
  }

  // At most one: how much comes at once is chance.
  @Override
  public int available() throws IOException {
    if (!VM.standardMonitors()) return availableNow();
    synchronized (this) {
      return availableNow();
    }
  }

  private int availableNow() throws IOException {
    ensureOpen();
    return VM.inputReady() ? 1 : 0;
  }

  @Override
  public void reset() throws IOException {
    ensureOpen();
    super.reset();
  }

  @Override
  public void close() {
    shut = true;
  }
}
