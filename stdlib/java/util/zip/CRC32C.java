// The checksum of iSCSI (RFC 3720, section 12.1).
package java.util.zip;

public final class CRC32C implements Checksum {
  private int crc = -1;

  public CRC32C() {}

  @Override
  public void update(int b) {
    int c = crc ^ b & 0xff;
    for (int i = 0; i < 8; i++) c = c >>> 1 ^ (0x82f63b78 & -(c & 1));
    crc = c;
  }

  @Override
  public void update(byte[] b, int off, int len) {
    if (off < 0 || len < 0 || off > b.length - len) throw new ArrayIndexOutOfBoundsException();
    for (int i = off; i < off + len; i++) update(b[i]);
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
