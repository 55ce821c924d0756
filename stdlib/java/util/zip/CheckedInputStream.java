// A stream that keeps the checksum of what is read.
package java.util.zip;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;

public class CheckedInputStream extends FilterInputStream {
  private final Checksum cksum;

  public CheckedInputStream(InputStream in, Checksum cksum) {
    super(in);
    this.cksum = cksum;
  }

  @Override
  public int read() throws IOException {
    int b = in.read();
    if (b != -1) cksum.update(b);
    return b;
  }

  @Override
  public int read(byte[] buf, int off, int len) throws IOException {
    int n = in.read(buf, off, len);
    if (n != -1) cksum.update(buf, off, n);
    return n;
  }

  @Override
  public long skip(long n) throws IOException {
    byte[] dropped = new byte[512];
    long total = 0;
    while (total < n) {
      int got = read(dropped, 0, (int) Math.min(n - total, dropped.length));
      if (got == -1) break;
      total += got;
    }
    return total;
  }

  public Checksum getChecksum() {
    return cksum;
  }
}
