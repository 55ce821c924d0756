// Reads the bytes of an array.
package java.io;

import java.util.Objects;

public class ByteArrayInputStream extends InputStream {
  protected byte[] buf;
  protected int pos;
  protected int mark;
  protected int count;

  public ByteArrayInputStream(byte[] buf) {
    this.buf = buf;
    count = buf.length;
  }

  public ByteArrayInputStream(byte[] buf, int offset, int length) {
    this.buf = buf;
    pos = offset;
    mark = offset;
    count = Math.min(offset + length, buf.length);
  }

  @Override
  public synchronized int read() {
    return pos < count ? buf[pos++] & 0xff : -1;
  }

  @Override
  public synchronized int read(byte[] b, int off, int len) {
    Objects.checkFromIndexSize(off, len, b.length);
    if (pos >= count) return -1;
    int n = Math.min(len, count - pos);
    System.arraycopy(buf, pos, b, off, n);
    pos += n;
    return n;
  }

  @Override
  public synchronized long skip(long n) {
    long skipped = Math.max(0, Math.min(n, count - pos));
    pos += (int) skipped;
    return skipped;
  }

  @Override
  public synchronized int available() {
    return count - pos;
  }

  @Override
  public boolean markSupported() {
    return true;
  }

  @Override
  public void mark(int readAheadLimit) {
    mark = pos;
  }

  @Override
  public synchronized void reset() {
    pos = mark;
  }

  @Override
  public void close() throws IOException {}
}
