// Reads binary values from a stream of bytes.
package java.io;

import java.util.Objects;

public class DataInputStream extends FilterInputStream implements DataInput {
  public DataInputStream(InputStream in) {
    super(in);
  }

  @Override
  public final int read(byte[] b) throws IOException {
    return in.read(b, 0, b.length);
  }

  @Override
  public final int read(byte[] b, int off, int len) throws IOException {
    return in.read(b, off, len);
  }

  @Override
  public final void readFully(byte[] b) throws IOException {
    readFully(b, 0, b.length);
  }

  @Override
  public final void readFully(byte[] b, int off, int len) throws IOException {
    Objects.checkFromIndexSize(off, len, b.length);
    for (int n = 0; n < len; ) {
      int got = in.read(b, off + n, len - n);
      if (got < 0) throw new EOFException();
      n += got;
    }
  }

  private long value(int bytes) throws IOException {
    byte[] b = new byte[bytes];
    readFully(b, 0, bytes);
    return BinaryForm.value(b);
  }

  @Override
  public final int skipBytes(int n) throws IOException {
    int total = 0;
    while (total < n) {
      int skipped = (int) in.skip(n - total);
      if (skipped <= 0) break;
      total += skipped;
    }
    return total;
  }

  @Override
  public final boolean readBoolean() throws IOException {
    return value(1) != 0;
  }

  @Override
  public final byte readByte() throws IOException {
    return (byte) value(1);
  }

  @Override
  public final int readUnsignedByte() throws IOException {
    return (int) value(1);
  }

  @Override
  public final short readShort() throws IOException {
    return (short) value(2);
  }

  @Override
  public final int readUnsignedShort() throws IOException {
    return (int) value(2);
  }

  @Override
  public final char readChar() throws IOException {
    return (char) value(2);
  }

  @Override
  public final int readInt() throws IOException {
    return (int) value(4);
  }

  @Override
  public final long readLong() throws IOException {
    return value(8);
  }

  @Override
  public final float readFloat() throws IOException {
    return Float.intBitsToFloat(readInt());
  }

  @Override
  public final double readDouble() throws IOException {
    return Double.longBitsToDouble(readLong());
  }

  @Override
  @Deprecated
  public final String readLine() throws IOException {
    StringBuilder line = new StringBuilder();
    int c = in.read();
    if (c < 0) return null;
    while (c >= 0 && c != '\n') {
      if (c == '\r') {
        int next = in.read();
        if (next != '\n' && next != -1) {
          if (!(in instanceof PushbackInputStream)) in = new PushbackInputStream(in);
          ((PushbackInputStream) in).unread(next);
        }
        break;
      }
      line.append((char) c);
      c = in.read();
    }
    return line.toString();
  }

  @Override
  public final String readUTF() throws IOException {
    return readUTF(this);
  }

  public static final String readUTF(DataInput in) throws IOException {
    byte[] b = new byte[in.readUnsignedShort()];
    in.readFully(b, 0, b.length);
    return BinaryForm.text(b);
  }
}
