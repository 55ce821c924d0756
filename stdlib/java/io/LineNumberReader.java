// Counts the lines that have been read.
package java.io;

public class LineNumberReader extends BufferedReader {
  private int line;
  private int markedLine;
  private boolean afterReturn;  // the last character was \r: a \n that follows belongs to it
  private boolean markedAfterReturn;

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
      if (c != '\n' && c != '\r') return c;
      line++;
      return '\n';
    }
  }

  // Here they stay as they are.
  @Override
  public int read(char[] cbuf, int off, int len) throws IOException {
    synchronized (lock) {
      int n = super.read(cbuf, off, len);
      for (int i = off; i < off + n; i++) {
        char c = cbuf[i];
        if (c == '\r' || c == '\n' && !afterReturn) line++;
        afterReturn = c == '\r';
      }
      return n;
    }
  }

  @Override
  public String readLine() throws IOException {
    synchronized (lock) {
      String text = super.readLine();
      if (text != null && afterReturn && text.isEmpty()) text = super.readLine();
      afterReturn = false;
      if (text != null) line++;
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
