// Collects bytes in an array.
package java.io;

import heddle.Coding;
import java.nio.charset.Charset;
import java.util.Arrays;
import java.util.Objects;

public class ByteArrayOutputStream extends OutputStream {
  protected byte[] buf;
  protected int count;

  public ByteArrayOutputStream() {
    this(32);
  }

  public ByteArrayOutputStream(int size) {
    if (size < 0) throw new IllegalArgumentException("Negative initial size: " + size);
    buf = new byte[size];
  }

  private void need(int capacity) {
    if (capacity > buf.length) buf = Arrays.copyOf(buf, Math.max(capacity, buf.length * 2));
  }

  @Override
  public synchronized void write(int b) {
    need(count + 1);
    buf[count++] = (byte) b;
  }

  @Override
  public synchronized void write(byte[] b, int off, int len) {
    Objects.checkFromIndexSize(off, len, b.length);
    need(count + len);
    System.arraycopy(b, off, buf, count, len);
    count += len;
  }

  public void writeBytes(byte[] b) {
    write(b, 0, b.length);
  }

  public synchronized void writeTo(OutputStream out) throws IOException {
    out.write(buf, 0, count);
  }

  public synchronized void reset() {
    count = 0;
  }

  public synchronized byte[] toByteArray() {
    return Arrays.copyOf(buf, count);
  }

  public synchronized int size() {
    return count;
  }

  @Override
  public synchronized String toString() {
    return new String(buf, 0, count);
  }

  public synchronized String toString(String charsetName) throws UnsupportedEncodingException {
    return Coding.decode(Coding.charset(charsetName), buf, 0, count);
  }

  public synchronized String toString(Charset charset) {
    return Coding.decode(charset, buf, 0, count);
  }

  // Each byte is the low half of a character, and `hibyte` the high one.
  @Deprecated
  public synchronized String toString(int hibyte) {
    return new String(buf, hibyte, 0, count);
  }

  @Override
  public void close() throws IOException {}
}
