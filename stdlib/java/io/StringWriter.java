// Collects characters in a string buffer.
package java.io;

public class StringWriter extends Writer {
  private final StringBuffer text;

  public StringWriter() {
    text = new StringBuffer();
    lock = text;
  }

  public StringWriter(int initialSize) {
    if (initialSize < 0) throw new IllegalArgumentException("Negative buffer size");
    text = new StringBuffer(initialSize);
    lock = text;
  }

  @Override
  public void write(int c) {
    text.append((char) c);
  }

  @Override
  public void write(char[] cbuf, int off, int len) {
    if (off < 0 || len < 0 || off > cbuf.length - len) throw new IndexOutOfBoundsException();
    text.append(cbuf, off, len);
  }

  @Override
  public void write(String str) {
    text.append(str);
  }

  @Override
  public void write(String str, int off, int len) {
    text.append(str, off, off + len);
  }

  @Override
  public StringWriter append(CharSequence csq) {
    write(String.valueOf(csq));
    return this;
  }

  @Override
  public StringWriter append(CharSequence csq, int start, int end) {
    if (csq == null) csq = "null";
    return append(csq.subSequence(start, end));
  }

  @Override
  public StringWriter append(char c) {
    write(c);
    return this;
  }

  @Override
  public String toString() {
    return text.toString();
  }

  public StringBuffer getBuffer() {
    return text;
  }

  @Override
  public void flush() {}

  @Override
  public void close() throws IOException {}
}
