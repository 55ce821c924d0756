// Writes binary values to a stream of bytes.
package java.io;

public class DataOutputStream extends FilterOutputStream implements DataOutput {
  protected int written;

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

  private void put(byte[] b) throws IOException {
    out.write(b, 0, b.length);
    count(b.length);
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
    put(BinaryForm.of(v, 2));
  }

  @Override
  public final void writeChar(int v) throws IOException {
    put(BinaryForm.of(v, 2));
  }

  @Override
  public final void writeInt(int v) throws IOException {
    put(BinaryForm.of(v, 4));
  }

  @Override
  public final void writeLong(long v) throws IOException {
    put(BinaryForm.of(v, 8));
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
    if (!s.isEmpty()) put(BinaryForm.lowBytes(s));
  }

  @Override
  public final void writeChars(String s) throws IOException {
    put(BinaryForm.chars(s));
  }

  @Override
  public final void writeUTF(String str) throws IOException {
    put(BinaryForm.utf(str));
  }

  public final int size() {
    return written;
  }
}
