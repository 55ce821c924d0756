// The checksum of zlib (RFC 1950, section 9).
package java.util.zip;

public class Adler32 implements Checksum {
  private static final int BASE = 65521;

  private int low = 1;
  private int high;

  public Adler32() {}

  @Override
  public void update(int b) {
    low = (low + (b & 0xff)) % BASE;
    high = (high + low) % BASE;
  }

  @Override
  public void update(byte[] b, int off, int len) {
    if (off < 0 || len < 0 || off > b.length - len) throw new ArrayIndexOutOfBoundsException();
    for (int i = off; i < off + len; i++) update(b[i]);
  }

  @Override
  public void update(byte[] b) {
    update(b, 0, b.length);
  }

  @Override
  public void reset() {
    low = 1;
    high = 0;
  }

  @Override
  public long getValue() {
    return (long) high << 16 | low;
  }
}
