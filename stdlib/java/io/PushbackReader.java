// Characters that have been read can be put back.
package java.io;

import java.util.Objects;

public class PushbackReader extends FilterReader {
  private char[] buffer;  // what was put back lies at its end, from `at` on
  private int at;

  public PushbackReader(Reader in) {
    this(in, 1);
  }

  public PushbackReader(Reader in, int size) {
    super(in);
    if (size <= 0) throw new IllegalArgumentException("size <= 0");
    buffer = new char[size];
    at = size;
  }

  private void ensureOpen() throws IOException {
    if (buffer == null) throw new IOException("Stream closed");
  }

  @Override
  public int read() throws IOException {
    synchronized (lock) {
      ensureOpen();
      return at < buffer.length ? buffer[at++] : super.read();
    }
  }

  @Override
  public int read(char[] cbuf, int off, int len) throws IOException {
    synchronized (lock) {
      ensureOpen();
      Objects.checkFromIndexSize(off, len, cbuf.length);
      if (len == 0) return 0;
      int n = Math.min(len, buffer.length - at);
      System.arraycopy(buffer, at, cbuf, off, n);
      at += n;
      if (n == len) return n;
      int more = super.read(cbuf, off + n, len - n);
      return more >= 0 ? n + more : n == 0 ? -1 : n;
    }
  }

  public void unread(int c) throws IOException {
    synchronized (lock) {
      ensureOpen();
      if (at == 0) throw new IOException("Pushback buffer overflow");
      buffer[--at] = (char) c;
    }
  }

  public void unread(char[] cbuf, int off, int len) throws IOException {
    synchronized (lock) {
      ensureOpen();
      if (len > at) throw new IOException("Pushback buffer overflow");
      at -= len;
      System.arraycopy(cbuf, off, buffer, at, len);
    }
  }

  public void unread(char[] cbuf) throws IOException {
    unread(cbuf, 0, cbuf.length);
  }

  @Override
  public long skip(long n) throws IOException {
    if (n < 0) throw new IllegalArgumentException("skip value is negative");
    synchronized (lock) {
      ensureOpen();
      int kept = (int) Math.min(n, buffer.length - at);
      at += kept;
      return n > kept ? kept + super.skip(n - kept) : kept;
    }
  }

  @Override
  public boolean ready() throws IOException {
    synchronized (lock) {
      ensureOpen();
      return at < buffer.length || super.ready();
    }
  }

  @Override
  public void mark(int readAheadLimit) throws IOException {
    throw new IOException("mark/reset not supported");
  }

  @Override
  public void reset() throws IOException {
    throw new IOException("mark/reset not supported");
  }

  @Override
  public boolean markSupported() {
    return false;
  }

  @Override
  public void close() throws IOException {
    synchronized (lock) {
      super.close();
      buffer = null;
    }
  }
}
