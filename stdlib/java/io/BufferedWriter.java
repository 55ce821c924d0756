// A writer that collects characters before it passes them on.
package java.io;

public class BufferedWriter extends Writer {
  private Writer out;
  private final StringBuilder buffer = new StringBuilder();
  private final int size;

  public BufferedWriter(Writer out) {
    this(out, 8192);
  }

  public BufferedWriter(Writer out, int sz) {
    super(out);
    if (sz <= 0) throw new IllegalArgumentException("Buffer size <= 0");
    this.out = out;
    size = sz;
  }

  private void ensureOpen() throws IOException {
    if (out == null) throw new IOException("Stream closed");
  }

  private void pass() throws IOException {
    int n = buffer.length();
    if (n == 0) return;
    char[] chars = new char[n];
    buffer.getChars(0, n, chars, 0);
    out.write(chars, 0, n);
    buffer.setLength(0);
  }

  private void passIfFull() throws IOException {
    if (buffer.length() >= size) pass();
  }

  @Override
  public void write(int c) throws IOException {
    synchronized (lock) {
      ensureOpen();
      passIfFull();
      buffer.append((char) c);
    }
  }

  @Override
  public void write(char[] cbuf, int off, int len) throws IOException {
    synchronized (lock) {
      ensureOpen();
      if (off < 0 || len < 0 || off > cbuf.length - len) throw new IndexOutOfBoundsException();
      if (len >= size) {
        pass();
        out.write(cbuf, off, len);
        return;
      }
      for (int end = off + len; off < end; passIfFull()) {
        int part = Math.min(size - buffer.length(), end - off);
        buffer.append(cbuf, off, part);
        off += part;
      }
    }
  }

  @Override
  public void write(String s, int off, int len) throws IOException {
    synchronized (lock) {
      ensureOpen();
      for (int end = off + len; off < end; passIfFull()) {
        int part = Math.min(size - buffer.length(), end - off);
        if (off < 0 || off + part > s.length()) {
          throw new StringIndexOutOfBoundsException("begin " + off + ", end " + (off + part) + ", length " + s.length());
        }
        buffer.append(s, off, off + part);
        off += part;
      }
    }
  }

  public void newLine() throws IOException {
    write("\n");
  }

  @Override
  public void flush() throws IOException {
    synchronized (lock) {
      ensureOpen();
      pass();
      out.flush();
    }
  }

  @Override
  public void close() throws IOException {
    synchronized (lock) {
      if (out == null) return;
      try (Writer target = out) {
        pass();
      } finally {
        out = null;
      }
    }
  }
}
