// Reads data in the format of RFC 1952 (GZIP): one member after the other.
package java.util.zip;

import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;

public class GZIPInputStream extends InflaterInputStream {
  public static final int GZIP_MAGIC = 0x8b1f;

  protected CRC32 crc = new CRC32();
  protected boolean eos;
  private boolean closed;
  private byte[] behind = new byte[0];  // what the inflater has not taken
  private int behindAt;

  public GZIPInputStream(InputStream in, int size) throws IOException {
    super(in, in != null ? new Inflater(true) : null, size, true);
    header(octet());
  }

  public GZIPInputStream(InputStream in) throws IOException {
    this(in, 512);
  }

  // The next byte behind what has been decompressed; -1: there is none.
  private int octetOrEnd() throws IOException {
    if (behindAt < behind.length) return behind[behindAt++] & 0xff;
    return in.read();
  }

  private int octet() throws IOException {
    int b = octetOrEnd();
    if (b < 0) throw new EOFException();
    return b;
  }

  private void header(int first) throws IOException {
    CRC32 check = new CRC32();
    int[] begin = new int[10];
    begin[0] = first;
    check.update(first);
    for (int i = 1; i < 10; i++) {
      begin[i] = octet();
      check.update(begin[i]);
      if (i == 1 && (begin[0] | begin[1] << 8) != GZIP_MAGIC) throw new ZipException("Not in GZIP format");
      if (i == 2 && begin[2] != Deflater.DEFLATED) throw new ZipException("Unsupported compression method");
    }
    int flags = begin[3];
    if ((flags & 4) != 0) {
      int n = checked(check) | checked(check) << 8;
      for (; n > 0; n--) checked(check);
    }
    for (int flag = 8; flag <= 16; flag *= 2) {  // the name, a comment
      if ((flags & flag) != 0) while (checked(check) != 0) {}
    }
    if ((flags & 2) != 0 && (octet() | octet() << 8) != (int) (check.getValue() & 0xffff)) throw new ZipException("Corrupt GZIP header");
    crc.reset();
    inf.reset();
    if (behindAt < behind.length) inf.setInput(behind, behindAt, behind.length - behindAt);
    behind = new byte[0];
    behindAt = 0;
  }

  private int checked(CRC32 check) throws IOException {
    int b = octet();
    check.update(b);
    return b;
  }

  @Override
  public int read(byte[] buf, int off, int len) throws IOException {
    if (closed) throw new IOException("Stream closed");
    if (eos) return -1;
    int n = super.read(buf, off, len);
    while (n < 0) {
      if (!nextMember()) return -1;
      n = super.read(buf, off, len);
    }
    crc.update(buf, off, n);
    return n;
  }

  private int little() throws IOException {
    return octet() | octet() << 8 | octet() << 16 | octet() << 24;
  }

  // Looks at the trailer; false: nothing follows that is a member.
  private boolean nextMember() throws IOException {
    int left = inf.getRemaining();
    behind = java.util.Arrays.copyOfRange(this.buf, this.len - left, this.len);
    behindAt = 0;
    if (little() != (int) crc.getValue() || little() != (int) inf.getBytesWritten()) throw new ZipException("Corrupt GZIP trailer");
    int first = behindAt < behind.length || in.available() > 0 ? octetOrEnd() : -1;
    if (first < 0) {
      eos = true;
      return false;
    }
    try {
      header(first);
      return true;
    } catch (IOException e) {
      eos = true;  // what follows is something else
      return false;
    }
  }

  @Override
  public int available() throws IOException {
    return eos ? 0 : super.available();
  }

  @Override
  public void close() throws IOException {
    if (closed) return;
    super.close();
    eos = true;
    closed = true;
  }
}
