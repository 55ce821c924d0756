// The low halves of a text's characters.
package java.io;

import java.util.Objects;

@Deprecated
public class StringBufferInputStream extends InputStream {
  protected String buffer;
  protected int pos;
  protected int count;

  public StringBufferInputStream(String s) {
    buffer = s;
    count = s.length();
  }

  @Override
  public synchronized int read() {
    return pos < count ? buffer.charAt(pos++) & 0xff : -1;
  }

  @Override
  public synchronized int read(byte[] b, int off, int len) {
    Objects.checkFromIndexSize(off, len, b.length);
    if (pos >= count) return -1;
    int n = Math.min(len, count - pos);
    for (int i = 0; i < n; i++) b[off + i] = (byte) buffer.charAt(pos++);
    return n;
  }

  @Override
  public synchronized long skip(long n) {
    if (n < 0) return 0;
    long skipped = Math.min(n, count - pos);
    pos += skipped;
    return skipped;
  }

  @Override
  public synchronized int available() {
    return count - pos;
  }

  @Override
  public synchronized void reset() {
    pos = 0;
  }
}
