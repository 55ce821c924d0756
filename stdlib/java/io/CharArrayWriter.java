// Collects characters.
package java.io;

public class CharArrayWriter extends Writer {
  private final StringBuilder text = new StringBuilder();

  public CharArrayWriter() {}

  public CharArrayWriter(int initialSize) {
    if (initialSize < 0) throw new IllegalArgumentException("Negative initial size: " + initialSize);
  }

  @Override
  public void write(char[] c, int off, int len) {
    synchronized (lock) {
      text.append(c, off, len);
    }
  }

  public void reset() {
    synchronized (lock) {
      text.setLength(0);
    }
  }

  public char[] toCharArray() {
    return toString().toCharArray();
  }

  public int size() {
    return text.length();
  }

  @Override
  public String toString() {
    synchronized (lock) {
      return text.toString();
    }
  }

  @Override
  public void flush() {}

  @Override
  public void close() {}
}
