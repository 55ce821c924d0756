// Compresses what is written to it in the format of RFC 1952 (GZIP).
package java.util.zip;

import java.io.IOException;
import java.io.OutputStream;

public class GZIPOutputStream extends DeflaterOutputStream {
  protected CRC32 crc = new CRC32();
  private long length;

  public GZIPOutputStream(OutputStream out, int size) throws IOException {
    this(out, size, false);
  }

  public GZIPOutputStream(OutputStream out, int size, boolean syncFlush) throws IOException {
    super(out, out != null ? new Deflater(Deflater.DEFAULT_COMPRESSION, true) : null, size, syncFlush, true);
    out.write(new byte[] {0x1f, (byte) 0x8b, Deflater.DEFLATED, 0, 0, 0, 0, 0, 0, (byte) 0xff});
  }

  public GZIPOutputStream(OutputStream out) throws IOException {
    this(out, 512, false);
  }

  public GZIPOutputStream(OutputStream out, boolean syncFlush) throws IOException {
    this(out, 512, syncFlush);
  }

  @Override
  public synchronized void write(byte[] buf, int off, int len) throws IOException {
    super.write(buf, off, len);
    crc.update(buf, off, len);
    length += len;
  }

  @Override
  public void finish() throws IOException {
    if (def.finished()) return;
    super.finish();
    little((int) crc.getValue());
    little((int) length);
  }

  private void little(int value) throws IOException {
    for (int shift = 0; shift < 32; shift += 8) out.write(value >>> shift);
  }
}
