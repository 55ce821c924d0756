// At its end, until it is closed (Reader.nullReader, which reaches it by its name only). No constructor runs.
package java.io;

import java.nio.CharBuffer;
import java.util.Objects;

final class NullReader extends Reader {
  private volatile boolean closed;

  private void ensureOpen() throws IOException {
    if (closed) throw new IOException("Stream closed");
  }

  @Override
  public int read() throws IOException {
    ensureOpen();
    return -1;
  }

  @Override
  public int read(char[] cbuf, int off, int len) throws IOException {
    Objects.checkFromIndexSize(off, len, cbuf.length);
    ensureOpen();
    return len == 0 ? 0 : -1;
  }

  @Override
  public int read(CharBuffer target) throws IOException {
    Objects.requireNonNull(target);
    ensureOpen();
    return target.hasRemaining() ? -1 : 0;
  }

  @Override
  public boolean ready() throws IOException {
    ensureOpen();
    return false;
  }

  @Override
  public long skip(long n) throws IOException {
    ensureOpen();
    return 0L;
  }

  @Override
  public long transferTo(Writer out) throws IOException {
    Objects.requireNonNull(out);
    ensureOpen();
    return 0L;
  }

  @Override
  public void close() {
    closed = true;
  }
}
