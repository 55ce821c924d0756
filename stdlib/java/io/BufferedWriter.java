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

  private void pass(boolean always) throws IOException {
    if (buffer.length() == 0 || !always && buffer.length() < size) return;
    String text = buffer.toString();
    buffer.setLength(0);
    out.write(text);
  }

  @Override
  public void write(int c) throws IOException {
    synchronized (lock) {
      ensureOpen();
      buffer.append((char) c);
      pass(false);
    }
  }

  @Override
  public void write(char[] cbuf, int off, int len) throws IOException {
    synchronized (lock) {
      ensureOpen();
      buffer.append(cbuf, off, len);
      pass(false);
    }
  }

  @Override
  public void write(String s, int off, int len) throws IOException {
    synchronized (lock) {
      ensureOpen();
      buffer.append(s, off, off + len);
      pass(false);
    }
  }

  public void newLine() throws IOException {
    write("\n");
  }

  @Override
  public void flush() throws IOException {
    synchronized (lock) {
      ensureOpen();
      pass(true);
      out.flush();
    }
  }

  @Override
  public void close() throws IOException {
    synchronized (lock) {
      if (out == null) return;
      try {
        pass(true);
      } finally {
        out.close();
        out = null;
      }
    }
  }
}
