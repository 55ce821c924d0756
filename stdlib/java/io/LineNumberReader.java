// Counts the lines that have been read.
package java.io;

public class LineNumberReader extends BufferedReader {
  private int line;
  private int markedLine;
  private boolean afterReturn;  // the last character was \r: a \n that follows belongs to it
  private boolean markedAfterReturn;
  private boolean inLine;       // the last character was no line's end

  public LineNumberReader(Reader in) {
    super(in);
  }

  public LineNumberReader(Reader in, int sz) {
    super(in, sz);
  }

  public void setLineNumber(int lineNumber) {
    line = lineNumber;
  }

  public int getLineNumber() {
    return line;
  }

  // Line ends of all kinds are read as \n.
  @Override
  public int read() throws IOException {
    synchronized (lock) {
      int c = super.read();
      if (afterReturn && c == '\n') c = super.read();
      afterReturn = c == '\r';
      if (c < 0) {
        endLine();
        return c;
      }
      inLine = c != '\n' && c != '\r';
      if (inLine) return c;
      line++;
      return '\n';
    }
  }

  // Here they stay as they are.
  @Override
  public int read(char[] cbuf, int off, int len) throws IOException {
    synchronized (lock) {
      int n = super.read(cbuf, off, len);
      if (n < 0) endLine();
      for (int i = off; i < off + n; i++) {
        char c = cbuf[i];
        if (c == '\r' || c == '\n' && !afterReturn) line++;
        afterReturn = c == '\r';
        inLine = c != '\r' && c != '\n';
      }
      return n;
    }
  }

  // The end of the input ends a line, too.
  private void endLine() {
    if (inLine) line++;
    inLine = false;
  }

  @Override
  public long skip(long n) throws IOException {
    if (n < 0) throw new IllegalArgumentException("skip value is negative");
    synchronized (lock) {
      long skipped = skipByReading(n);
      if (n > 0) inLine = false;  // (as on OpenJDK, whatever was skipped)
      return skipped;
    }
  }

  @Override
  public String readLine() throws IOException {
    synchronized (lock) {
      if (afterReturn) skipNewline = true;
      String text = super.readLine();
      afterReturn = false;
      if (text != null) {
        line++;
        inLine = false;
      } else {
        endLine();
      }
      return text;
    }
  }

  @Override
  public void mark(int readAheadLimit) throws IOException {
    synchronized (lock) {
      super.mark(readAheadLimit);
      markedLine = line;
      markedAfterReturn = afterReturn;
    }
  }

  @Override
  public void reset() throws IOException {
    synchronized (lock) {
      super.reset();
      line = markedLine;
      afterReturn = markedAfterReturn;
    }
  }
}
