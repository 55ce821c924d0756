// The checksum of gzip and PNG (RFC 1952, section 8).
package java.util.zip;

public class CRC32 implements Checksum {
  private int crc = -1;

  public CRC32() {}

  @Override
  public void update(int b) {
    int c = crc ^ b & 0xff;
    for (int i = 0; i < 8; i++) c = c >>> 1 ^ (0xedb88320 & -(c & 1));
    crc = c;
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
    crc = -1;
  }

  @Override
  public long getValue() {
    return ~crc & 0xffffffffL;
  }
}
