// Counts the lines of a stream of bytes; each end of a line is read as \n. LineNumberReader does the same for characters.
package java.io;

@Deprecated
public class LineNumberInputStream extends FilterInputStream {
  private int next = -1;  // a byte that has been read behind \r; -1: none
  private int line;
  private int markedNext = -1;
  private int markedLine;

  public LineNumberInputStream(InputStream in) {
    super(in);
  }

  @Override
  public int read() throws IOException {
    int b = next;
    next = -1;
    if (b < 0) b = in.read();
    if (b == '\r') {
      next = in.read();
      if (next == '\n') next = -1;
      b = '\n';
    }
    if (b == '\n') line++;
    return b;
  }

  // What cannot be read behind the first byte is the end of what is read.
  @Override
  public int read(byte[] b, int off, int len) throws IOException {
    if (off < 0 || off > b.length || len < 0 || len > b.length - off) throw new IndexOutOfBoundsException();
    if (len == 0) return 0;
    int c = read();
    if (c < 0) return -1;
    int n = 0;
    try {
      while (true) {
        b[off + n++] = (byte) c;
        if (n == len) break;
        c = read();
        if (c < 0) break;
      }
    } catch (IOException e) {
      return n;
    }
    return n;
  }

  @Override
  public long skip(long n) throws IOException {
    long left = n;
    while (left > 0 && read() >= 0) left--;
    return n <= 0 ? 0 : n - left;
  }

  public void setLineNumber(int lineNumber) {
    line = lineNumber;
  }

  public int getLineNumber() {
    return line;
  }

  // Of the bytes that are there each second one may be dropped.
  @Override
  public int available() throws IOException {
    return next < 0 ? in.available() / 2 : in.available() / 2 + 1;
  }

  @Override
  public void mark(int readlimit) {
    markedLine = line;
    markedNext = next;
    in.mark(readlimit);
  }

  @Override
  public void reset() throws IOException {
    line = markedLine;
    next = markedNext;
    in.reset();
  }
}
