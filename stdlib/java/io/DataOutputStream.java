// Writes binary values to a stream of bytes.
package java.io;

public class DataOutputStream extends FilterOutputStream implements DataOutput {
  protected int written;

  // What is being written; threads share it, as with OpenJDK.
  private final byte[] eight = new byte[8];
  private byte[] utf;  // null: there has been no text yet

  public DataOutputStream(OutputStream out) {
    super(out);
  }

  private void count(int n) {
    int total = written + n;
    written = total < 0 ? Integer.MAX_VALUE : total;
  }

  @Override
  public synchronized void write(int b) throws IOException {
    out.write(b);
    count(1);
  }

  @Override
  public synchronized void write(byte[] b, int off, int len) throws IOException {
    out.write(b, off, len);
    count(len);
  }

  private void put(long value, int bytes) throws IOException {
    for (int i = 0; i < bytes; i++) eight[i] = (byte) (value >>> 8 * (bytes - 1 - i));
    out.write(eight, 0, bytes);
  }

  @Override
  public void flush() throws IOException {
    out.flush();
  }

  @Override
  public final void writeBoolean(boolean v) throws IOException {
    writeByte(v ? 1 : 0);
  }

  @Override
  public final void writeByte(int v) throws IOException {
    out.write(v);
    count(1);
  }

  @Override
  public final void writeShort(int v) throws IOException {
    put(v, 2);
    count(2);
  }

  @Override
  public final void writeChar(int v) throws IOException {
    put(v, 2);
    count(2);
  }

  @Override
  public final void writeInt(int v) throws IOException {
    put(v, 4);
    count(4);
  }

  @Override
  public final void writeLong(long v) throws IOException {
    put(v, 8);
    count(8);
  }

  @Override
  public final void writeFloat(float v) throws IOException {
    writeInt(Float.floatToIntBits(v));
  }

  @Override
  public final void writeDouble(double v) throws IOException {
    writeLong(Double.doubleToLongBits(v));
  }

  @Override
  public final void writeBytes(String s) throws IOException {
    int n = s.length();
    for (int i = 0; i < n; i++) out.write((byte) s.charAt(i));
    count(n);
  }

  @Override
  public final void writeChars(String s) throws IOException {
    int n = s.length();
    for (int i = 0; i < n; i++) put(s.charAt(i), 2);
    count(2 * n);
  }

  @Override
  public final void writeUTF(String str) throws IOException {
    byte[] b = BinaryForm.utf(str);
    if (utf == null || utf.length < b.length) utf = new byte[2 * b.length];
    System.arraycopy(b, 0, utf, 0, b.length);
    write(utf, 0, b.length);
  }

  public final int size() {
    return written;
  }
}
