// An input stream that reads ahead.
package java.io;

import java.util.Objects;

public class BufferedInputStream extends FilterInputStream {
  private final byte[] buffer;
  private int at;
  private int end;

  public BufferedInputStream(InputStream in) {
    this(in, 8192);
  }

  public BufferedInputStream(InputStream in, int size) {
    super(in);
    if (size <= 0) throw new IllegalArgumentException("Buffer size <= 0");
    buffer = new byte[size];
  }

  private boolean fill() throws IOException {
    if (in == null) throw new IOException("Stream closed");
    if (at < end) return true;
    at = 0;
    end = Math.max(0, in.read(buffer, 0, buffer.length));
    return end > 0;
  }

  @Override
  public synchronized int read() throws IOException {
    return fill() ? buffer[at++] & 0xff : -1;
  }

  @Override
  public synchronized int read(byte[] b, int off, int len) throws IOException {
    Objects.checkFromIndexSize(off, len, b.length);
    if (len == 0) return 0;
    if (!fill()) return -1;
    int n = Math.min(len, end - at);
    System.arraycopy(buffer, at, b, off, n);
    at += n;
    return n;
  }

  @Override
  public synchronized int available() throws IOException {
    if (in == null) throw new IOException("Stream closed");
    return end - at + in.available();
  }

  @Override
  public boolean markSupported() {
    return false;
  }

  @Override
  public void close() throws IOException {
    InputStream input = in;
    in = null;
    if (input != null) input.close();
  }
}
