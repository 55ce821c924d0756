// Reads from an array of characters.
package java.io;

import java.util.Objects;

public class CharArrayReader extends Reader {
  protected char[] buf;
  protected int pos;
  protected int markedPos;
  protected int count;

  public CharArrayReader(char[] buf) {
    this.buf = buf;
    count = buf.length;
  }

  public CharArrayReader(char[] buf, int offset, int length) {
    if (offset < 0 || offset > buf.length || length < 0 || offset + length < 0) throw new IllegalArgumentException();
    this.buf = buf;
    pos = offset;
    count = Math.min(offset + length, buf.length);
    markedPos = offset;
  }

  private void ensureOpen() throws IOException {
    if (buf == null) throw new IOException("Stream closed");
  }

  @Override
  public int read() throws IOException {
    synchronized (lock) {
      ensureOpen();
      return pos >= count ? -1 : buf[pos++];
    }
  }

  @Override
  public int read(char[] cbuf, int off, int len) throws IOException {
    synchronized (lock) {
      ensureOpen();
      Objects.checkFromIndexSize(off, len, cbuf.length);
      if (len == 0) return 0;
      if (pos >= count) return -1;
      int n = Math.min(len, count - pos);
      System.arraycopy(buf, pos, cbuf, off, n);
      pos += n;
      return n;
    }
  }

  @Override
  public long skip(long n) throws IOException {
    synchronized (lock) {
      ensureOpen();
      int skipped = (int) Math.max(0, Math.min(n, count - pos));
      pos += skipped;
      return skipped;
    }
  }

  @Override
  public boolean ready() throws IOException {
    synchronized (lock) {
      ensureOpen();
      return pos < count;
    }
  }

  @Override
  public boolean markSupported() {
    return true;
  }

  @Override
  public void mark(int readAheadLimit) throws IOException {
    synchronized (lock) {
      ensureOpen();
      markedPos = pos;
    }
  }

  @Override
  public void reset() throws IOException {
    synchronized (lock) {
      ensureOpen();
      pos = markedPos;
    }
  }

  @Override
  public void close() {
    synchronized (lock) {
      buf = null;
    }
  }
}
