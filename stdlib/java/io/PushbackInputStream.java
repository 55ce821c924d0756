// Bytes that have been read can be put back.
package java.io;

import java.util.Objects;

public class PushbackInputStream extends FilterInputStream {
  protected byte[] buf;  // what was put back lies at its end, from pos on
  protected int pos;

  public PushbackInputStream(InputStream in) {
    this(in, 1);
  }

  public PushbackInputStream(InputStream in, int size) {
    super(in);
    if (size <= 0) throw new IllegalArgumentException("size <= 0");
    buf = new byte[size];
    pos = size;
  }

  private void ensureOpen() throws IOException {
    if (in == null) throw new IOException("Stream closed");
  }

  @Override
  public int read() throws IOException {
    ensureOpen();
    return pos < buf.length ? buf[pos++] & 0xff : super.read();
  }

  @Override
  public int read(byte[] b, int off, int len) throws IOException {
    ensureOpen();
    Objects.checkFromIndexSize(off, len, b.length);
    if (len == 0) return 0;
    int n = Math.min(len, buf.length - pos);
    System.arraycopy(buf, pos, b, off, n);
    pos += n;
    if (n == len) return n;
    int more = super.read(b, off + n, len - n);
    return more >= 0 ? n + more : n == 0 ? -1 : n;
  }

  public void unread(int b) throws IOException {
    ensureOpen();
    if (pos == 0) throw new IOException("Push back buffer is full");
    buf[--pos] = (byte) b;
  }

  public void unread(byte[] b, int off, int len) throws IOException {
    ensureOpen();
    if (len > pos) throw new IOException("Push back buffer is full");
    pos -= len;
    System.arraycopy(b, off, buf, pos, len);
  }

  public void unread(byte[] b) throws IOException {
    unread(b, 0, b.length);
  }

  @Override
  public int available() throws IOException {
    ensureOpen();
    return buf.length - pos + super.available();
  }

  @Override
  public long skip(long n) throws IOException {
    ensureOpen();
    if (n <= 0) return 0;
    int kept = (int) Math.min(n, buf.length - pos);
    pos += kept;
    return n > kept ? kept + super.skip(n - kept) : kept;
  }

  @Override
  public synchronized void mark(int readlimit) {}

  @Override
  public synchronized void reset() throws IOException {
    throw new IOException("mark/reset not supported");
  }

  @Override
  public boolean markSupported() {
    return false;
  }

  @Override
  public synchronized void close() throws IOException {
    if (in == null) return;
    in.close();
    in = null;
  }
}
