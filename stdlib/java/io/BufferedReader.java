// A reader that reads ahead, and by lines.
package java.io;

import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.stream.Elements;
import java.util.stream.Stream;

public class BufferedReader extends Reader {
  private Reader in;
  private char[] buffer;
  private int at;
  private int end;
  boolean skipNewline;          // the last line ended with \r
  private int markedAt = NONE;  // in the buffer, or one of these:
  private static final int NONE = -1;
  private static final int GIVEN_UP = -2;
  private int limit;            // characters that may be read before the mark is given up
  private boolean markedSkip;

  public BufferedReader(Reader in) {
    this(in, 8192);
  }

  public BufferedReader(Reader in, int sz) {
    super(in);
    if (sz <= 0) throw new IllegalArgumentException("Buffer size <= 0");
    this.in = in;
    buffer = new char[sz];
  }

  private void ensureOpen() throws IOException {
    if (in == null) throw new IOException("Stream closed");
  }

  // Reads more if the buffer is used up; false at the end of the input.
  private boolean fill() throws IOException {
    if (at < end) return true;
    int kept = at - markedAt;
    if (markedAt >= 0 && kept >= limit) markedAt = GIVEN_UP;
    if (markedAt < 0) {
      at = 0;
      end = 0;
    } else {
      char[] larger = limit <= buffer.length ? buffer : new char[(int) Math.min(2L * buffer.length, limit)];
      System.arraycopy(buffer, markedAt, larger, 0, kept);
      buffer = larger;
      markedAt = 0;
      at = kept;
      end = kept;
    }
    int n = in.read(buffer, end, buffer.length - end);
    if (n <= 0) return false;
    end += n;
    return true;
  }

  @Override
  public int read() throws IOException {
    synchronized (lock) {
      ensureOpen();
      while (true) {
        if (!fill()) return -1;
        char c = buffer[at++];
        if (skipNewline) {
          skipNewline = false;
          if (c == '\n') continue;
        }
        return c;
      }
    }
  }

  @Override
  public int read(char[] cbuf, int off, int len) throws IOException {
    synchronized (lock) {
      ensureOpen();
      Objects.checkFromIndexSize(off, len, cbuf.length);
      if (len == 0) return 0;
      int n = 0;
      do {
        int more = readSome(cbuf, off + n, len - n);
        if (more <= 0) return n > 0 ? n : more;
        n += more;
      } while (n < len && in.ready());
      return n;
    }
  }

  // Of one filling of the buffer; what is as long as that goes past it.
  private int readSome(char[] cbuf, int off, int len) throws IOException {
    if (at >= end && len >= buffer.length && markedAt < 0 && !skipNewline) return in.read(cbuf, off, len);
    if (!fill()) return -1;
    if (skipNewline) {
      skipNewline = false;
      if (buffer[at] == '\n') {
        at++;
        if (!fill()) return -1;
      }
    }
    int n = Math.min(len, end - at);
    System.arraycopy(buffer, at, cbuf, off, n);
    at += n;
    return n;
  }

  // Without its end; null at the end of the input.
  public String readLine() throws IOException {
    synchronized (lock) {
      ensureOpen();
      StringBuilder before = null;
      while (true) {
        if (!fill()) return before == null ? null : before.toString();
        if (skipNewline) {
          skipNewline = false;
          if (buffer[at] == '\n') {
            at++;
            continue;
          }
        }
        int i = at;
        while (i < end && buffer[i] != '\n' && buffer[i] != '\r') i++;
        String part = new String(buffer, at, i - at);
        if (i < end) {
          skipNewline = buffer[i] == '\r';
          at = i + 1;
          return before == null ? part : before.append(part).toString();
        }
        at = i;
        if (before == null) before = new StringBuilder();
        before.append(part);
      }
    }
  }

  @Override
  public long skip(long n) throws IOException {
    if (n < 0) throw new IllegalArgumentException("skip value is negative");
    synchronized (lock) {
      ensureOpen();
      long left = n;
      while (left > 0 && fill()) {
        if (skipNewline) {
          skipNewline = false;
          if (buffer[at] == '\n') {
            at++;
            continue;
          }
        }
        int step = (int) Math.min(left, end - at);
        at += step;
        left -= step;
      }
      return n - left;
    }
  }

  @Override
  public boolean ready() throws IOException {
    synchronized (lock) {
      ensureOpen();
      if (skipNewline && (at < end || in.ready()) && fill()) {
        if (buffer[at] == '\n') at++;
        skipNewline = false;
      }
      return at < end || in.ready();
    }
  }

  @Override
  public boolean markSupported() {
    return true;
  }

  @Override
  public void mark(int readAheadLimit) throws IOException {
    if (readAheadLimit < 0) throw new IllegalArgumentException("Read-ahead limit < 0");
    synchronized (lock) {
      ensureOpen();
      limit = readAheadLimit;
      markedAt = at;
      markedSkip = skipNewline;
    }
  }

  @Override
  public void reset() throws IOException {
    synchronized (lock) {
      ensureOpen();
      if (markedAt < 0) throw new IOException(markedAt == NONE ? "Stream not marked" : "Mark invalid");
      at = markedAt;
      skipNewline = markedSkip;
    }
  }

  @Override
  public void close() throws IOException {
    synchronized (lock) {
      if (in == null) return;
      try {
        in.close();
      } finally {
        in = null;
        buffer = null;
      }
    }
  }

  public Stream<String> lines() {
    return Elements.of(() -> new Iterator<String>() {
      private String next;

      @Override
      public boolean hasNext() {
        try {
          if (next == null) next = readLine();
        } catch (IOException e) {
          throw new UncheckedIOException(e);
        }
        return next != null;
      }

      @Override
      public String next() {
        if (!hasNext()) throw new NoSuchElementException();
        String line = next;
        next = null;
        return line;
      }
    });
  }
}
