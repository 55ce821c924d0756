// A file that is read and written at any place.
package java.io;

import heddle.OpenFile;
import heddle.OpenFileChannel;
import java.nio.channels.FileChannel;
import java.util.Objects;

public class RandomAccessFile implements DataOutput, DataInput, Closeable {
  private final OpenFile file;
  private final boolean writable;
  private volatile FileChannel channel;  // once it has been asked for, with this's monitor

  public RandomAccessFile(String name, String mode) throws FileNotFoundException {
    int flags;
    switch (mode) {
      case "r":
        flags = OpenFile.READ;
        break;
      case "rw":
      case "rws":
      case "rwd":
        flags = OpenFile.READ | OpenFile.WRITE | OpenFile.CREATE;
        break;
      default:
        throw new IllegalArgumentException(
            "Illegal mode \"" + mode + "\" must be one of \"r\", \"rw\", \"rws\", or \"rwd\"");
    }
    writable = (flags & OpenFile.WRITE) != 0;
    file = OpenFile.open(name, flags);
  }

  public RandomAccessFile(File file, String mode) throws FileNotFoundException {
    this(file.getPath(), mode);
  }

  public final FileChannel getChannel() {
    synchronized (this) {
      if (channel == null) channel = new OpenFileChannel(file, true, writable, false);
      return channel;
    }
  }

  public final FileDescriptor getFD() throws IOException {
    return new FileDescriptor(file);
  }

  public long getFilePointer() throws IOException {
    return file.position();
  }

  public void seek(long pos) throws IOException {
    if (pos < 0) throw new IOException("Negative seek offset");
    file.seek(pos);
  }

  public long length() throws IOException {
    return file.size();
  }

  public void setLength(long newLength) throws IOException {
    file.resize(newLength);
  }

  @Override
  public void close() throws IOException {
    FileChannel own = channel;
    if (own != null) own.close();
    file.close();
  }

  // --- reading
  public int read() throws IOException {
    byte[] one = new byte[1];
    return file.read(one, 0, 1) <= 0 ? -1 : one[0] & 0xff;
  }

  public int read(byte[] b) throws IOException {
    return read(b, 0, b.length);
  }

  public int read(byte[] b, int off, int len) throws IOException {
    return file.read(b, off, len);
  }

  @Override
  public final void readFully(byte[] b) throws IOException {
    readFully(b, 0, b.length);
  }

  @Override
  public final void readFully(byte[] b, int off, int len) throws IOException {
    Objects.checkFromIndexSize(off, len, b.length);
    for (int n = 0; n < len; ) {
      int got = read(b, off + n, len - n);
      if (got < 0) throw new EOFException();
      n += got;
    }
  }

  // Byte by byte, as a class below this one and other threads may see.
  private int value(int bytes) throws IOException {
    int value = 0, all = 0;
    for (int i = 0; i < bytes; i++) {
      int next = read();
      all |= next;
      value = value << 8 | next & 0xff;
    }
    if (all < 0) throw new EOFException();
    return value;
  }

  // Not beyond the end.
  @Override
  public int skipBytes(int n) throws IOException {
    if (n <= 0) return 0;
    long at = file.position();
    long to = Math.min(at + n, Math.max(at, file.size()));
    file.seek(to);
    return (int) (to - at);
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
    return ((long) readInt() << 32) + (readInt() & 0xffffffffL);
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
  public final String readLine() throws IOException {
    StringBuilder line = new StringBuilder();
    int c = read();
    if (c < 0) return null;
    while (c >= 0 && c != '\n') {
      if (c == '\r') {
        long at = getFilePointer();
        if (read() != '\n') seek(at);
        break;
      }
      line.append((char) c);
      c = read();
    }
    return line.toString();
  }

  @Override
  public final String readUTF() throws IOException {
    return DataInputStream.readUTF(this);
  }

  // --- writing
  @Override
  public void write(int b) throws IOException {
    file.write(new byte[] {(byte) b}, 0, 1);
  }

  @Override
  public void write(byte[] b) throws IOException {
    write(b, 0, b.length);
  }

  @Override
  public void write(byte[] b, int off, int len) throws IOException {
    file.write(b, off, len);
  }

  // Byte by byte, the highest first.
  private void put(long value, int bytes) throws IOException {
    for (int shift = 8 * bytes - 8; shift >= 0; shift -= 8) write((int) (value >>> shift) & 0xff);
  }

  @Override
  public final void writeBoolean(boolean v) throws IOException {
    write(v ? 1 : 0);
  }

  @Override
  public final void writeByte(int v) throws IOException {
    write(v);
  }

  @Override
  public final void writeShort(int v) throws IOException {
    put(v, 2);
  }

  @Override
  public final void writeChar(int v) throws IOException {
    put(v, 2);
  }

  @Override
  public final void writeInt(int v) throws IOException {
    put(v, 4);
  }

  @Override
  public final void writeLong(long v) throws IOException {
    put(v, 8);
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
    write(BinaryForm.lowBytes(s));
  }

  @Override
  public final void writeChars(String s) throws IOException {
    write(BinaryForm.chars(s));
  }

  @Override
  public final void writeUTF(String str) throws IOException {
    write(BinaryForm.utf(str));
  }
}
