// Reads the characters of a string.
package java.io;

import java.util.Objects;

public class StringReader extends Reader {
  private String text;
  private int at;
  private int marked;

  public StringReader(String s) {
    text = Objects.requireNonNull(s);
  }

  private void ensureOpen() throws IOException {
    if (text == null) throw new IOException("Stream closed");
  }

  @Override
  public int read() throws IOException {
    synchronized (lock) {
      ensureOpen();
      return at < text.length() ? text.charAt(at++) : -1;
    }
  }

  @Override
  public int read(char[] cbuf, int off, int len) throws IOException {
    synchronized (lock) {
      ensureOpen();
      Objects.checkFromIndexSize(off, len, cbuf.length);
      if (len == 0) return 0;
      if (at >= text.length()) return -1;
      int n = Math.min(text.length() - at, len);
      text.getChars(at, at + n, cbuf, off);
      at += n;
      return n;
    }
  }

  // Back, too; behind the last character nothing is skipped.
  @Override
  public long skip(long n) throws IOException {
    synchronized (lock) {
      ensureOpen();
      if (at >= text.length()) return 0;
      long skipped = Math.max(-at, Math.min(n, text.length() - at));
      at += (int) skipped;
      return skipped;
    }
  }

  @Override
  public boolean ready() throws IOException {
    synchronized (lock) {
      ensureOpen();
      return true;
    }
  }

  @Override
  public boolean markSupported() {
    return true;
  }

  @Override
  public void mark(int readAheadLimit) throws IOException {
    if (readAheadLimit < 0) throw new IllegalArgumentException("Read-ahead limit < 0");
    synchronized (lock) {
      ensureOpen();
      marked = at;
    }
  }

  @Override
  public void reset() throws IOException {
    synchronized (lock) {
      ensureOpen();
      at = marked;
    }
  }

  @Override
  public void close() {
    synchronized (lock) {
      text = null;
    }
  }
}
