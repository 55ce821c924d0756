// Reads messages of HTTP/1.1 (RFC 9112) from a connection: lines and bodies. For one thread at a time.
package heddle;

import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;

public final class HttpInput extends InputStream {
  private static final int LONGEST_LINE = 1 << 16;

  private final InputStream in;
  private final byte[] buffer = new byte[4096];
  private int at;
  private int end;

  public HttpInput(InputStream in) {
    this.in = in;
  }

  // Whether something that has been read from the connection has not been taken yet.
  public boolean isBuffered() {
    return at < end;
  }

  @Override
  public int read() throws IOException {
    if (at == end && !fill()) return -1;
    return buffer[at++] & 255;
  }

  @Override
  public int read(byte[] b, int off, int len) throws IOException {
    if (len == 0) return 0;
    if (at == end && !fill()) return -1;
    int n = Math.min(len, end - at);
    System.arraycopy(buffer, at, b, off, n);
    at += n;
    return n;
  }

  private boolean fill() throws IOException {
    at = end = 0;
    int n = in.read(buffer, 0, buffer.length);
    if (n <= 0) return false;
    end = n;
    return true;
  }

  @Override
  public int available() throws IOException {
    return end - at + in.available();
  }

  // Up to CR LF or LF, without it; null: the connection has ended before the line has begun.
  public String readLine() throws IOException {
    StringBuilder line = new StringBuilder();
    for (int c; (c = read()) != '\n'; ) {
      if (c < 0) {
        if (line.length() == 0) return null;
        throw new EOFException("EOF reached while reading");
      }
      if (line.length() == LONGEST_LINE) throw new IOException("Line too long");
      line.append((char) c);
    }
    int length = line.length();
    if (length > 0 && line.charAt(length - 1) == '\r') line.setLength(length - 1);
    return line.toString();
  }

  // The fields up to the empty line: {name, value}. A field that goes on in the next line is one value.
  public List<String[]> readFields() throws IOException {
    List<String[]> fields = new ArrayList<>();
    for (String line; (line = readLine()) != null && !line.isEmpty(); ) {
      if ((line.charAt(0) == ' ' || line.charAt(0) == '\t') && !fields.isEmpty()) {
        fields.get(fields.size() - 1)[1] += " " + line.trim();
        continue;
      }
      int colon = line.indexOf(':');
      if (colon <= 0) throw new ProtocolException(line);
      fields.add(new String[] {line.substring(0, colon).trim(), line.substring(colon + 1).trim()});
    }
    return fields;
  }

  // A line that is no field of a header.
  public static final class ProtocolException extends IOException {
    ProtocolException(String line) {
      super("malformed line of a header: " + line);
    }
  }

  // The body of a message: so many bytes.
  public InputStream body(long length) {
    return new Body(length);
  }

  // The body of a message in chunks.
  public InputStream chunkedBody() {
    return new Chunks();
  }

  // The body of a message that the end of the connection ends.
  public InputStream lastBody() {
    return new Body(Long.MAX_VALUE);
  }

  private final class Body extends InputStream {
    private final boolean known;
    private long left;

    Body(long length) {
      left = length;
      known = length != Long.MAX_VALUE;
    }

    @Override
    public int read() throws IOException {
      if (left == 0) return -1;
      int b = HttpInput.this.read();
      if (b < 0) return ended();
      left--;
      return b;
    }

    @Override
    public int read(byte[] b, int off, int len) throws IOException {
      java.util.Objects.checkFromIndexSize(off, len, b.length);
      if (len == 0) return 0;
      if (left == 0) return -1;
      int n = HttpInput.this.read(b, off, (int) Math.min(len, left));
      if (n < 0) return ended();
      left -= n;
      return n;
    }

    private int ended() throws IOException {
      if (known) throw new IOException("connection closed before all data received");
      left = 0;
      return -1;
    }

    @Override
    public int available() throws IOException {
      return (int) Math.min(left, HttpInput.this.available());
    }
  }

  private final class Chunks extends InputStream {
    private long left;      // of this chunk
    private boolean first = true;
    private boolean ended;

    // Whether there is more.
    private boolean next() throws IOException {
      if (left > 0) return true;
      if (ended) return false;
      if (!first) readLine();  // behind the chunk's bytes
      first = false;
      String size = readLine();
      if (size == null) throw new IOException("connection closed before all data received");
      int extension = size.indexOf(';');
      try {
        left = Long.parseLong((extension < 0 ? size : size.substring(0, extension)).trim(), 16);
      } catch (NumberFormatException e) {
        throw new IOException("Error in chunk header");
      }
      if (left > 0) return true;
      ended = true;
      readFields();
      return false;
    }

    @Override
    public int read() throws IOException {
      byte[] one = new byte[1];
      return read(one, 0, 1) < 0 ? -1 : one[0] & 255;
    }

    @Override
    public int read(byte[] b, int off, int len) throws IOException {
      java.util.Objects.checkFromIndexSize(off, len, b.length);
      if (len == 0) return 0;
      if (!next()) return -1;
      int n = HttpInput.this.read(b, off, (int) Math.min(len, left));
      if (n < 0) throw new IOException("connection closed before all data received");
      left -= n;
      return n;
    }

    @Override
    public int available() throws IOException {
      return (int) Math.min(left, HttpInput.this.available());
    }
  }
}
