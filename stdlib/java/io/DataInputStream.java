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

  // What is being read; threads share it, as with OpenJDK.
  private final byte[] eight = new byte[8];
  private byte[] utf;  // null: there has been no text yet

  // Byte by byte, at each of which another thread may read. Not beyond the end, which counts once all are read.
  private int value(int bytes) throws IOException {
    int value = 0, all = 0;
    for (int i = 0; i < bytes; i++) {
      int next = in.read();
      all |= next;
      value = value << 8 | next & 0xff;
    }
    if (all < 0) throw new EOFException();
    return value;
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
    return value(1);
  }

  @Override
  public final short readShort() throws IOException {
    return (short) value(2);
  }

  @Override
  public final int readUnsignedShort() throws IOException {
    return value(2);
  }

  @Override
  public final char readChar() throws IOException {
    return (char) value(2);
  }

  @Override
  public final int readInt() throws IOException {
    return value(4);
  }

  @Override
  public final long readLong() throws IOException {
    readFully(eight, 0, 8);
    return BinaryForm.value(eight);
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

  private byte[] room(int n) {
    if (utf == null || utf.length < n) utf = new byte[2 * n];
    return utf;
  }

  public static final String readUTF(DataInput in) throws IOException {
    int n = in.readUnsignedShort();
    byte[] b = in instanceof DataInputStream ? ((DataInputStream) in).room(n) : new byte[n];
    in.readFully(b, 0, n);
    return BinaryForm.text(b, n);
  }
}
