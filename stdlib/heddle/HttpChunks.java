// Writes the body of a message of HTTP/1.1 in chunks (RFC 9112, section 7.1), of at most 4096 bytes.
package heddle;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Objects;

public final class HttpChunks extends OutputStream {
  private static final int LONGEST = 4096;

  private final OutputStream out;
  private final ByteArrayOutputStream chunk = new ByteArrayOutputStream(64);
  private boolean ended;

  public HttpChunks(OutputStream out) {
    this.out = out;
  }

  @Override
  public void write(int b) throws IOException {
    write(new byte[] {(byte) b}, 0, 1);
  }

  @Override
  public void write(byte[] b, int off, int len) throws IOException {
    Objects.checkFromIndexSize(off, len, b.length);
    if (ended) throw new IOException("stream closed");
    while (len > 0) {
      int n = Math.min(len, LONGEST - chunk.size());
      chunk.write(b, off, n);
      off += n;
      len -= n;
      if (chunk.size() == LONGEST) send(false);
    }
  }

  // The bytes that have been collected, and the end if it is here: written at once.
  private void send(boolean last) throws IOException {
    ByteArrayOutputStream message = new ByteArrayOutputStream(chunk.size() + 16);
    if (chunk.size() > 0) {
      message.writeBytes((Integer.toHexString(chunk.size()) + "\r\n").getBytes(StandardCharsets.ISO_8859_1));
      chunk.writeTo(message);
      message.writeBytes(new byte[] {'\r', '\n'});
    }
    if (last) message.writeBytes("0\r\n\r\n".getBytes(StandardCharsets.ISO_8859_1));
    chunk.reset();
    message.writeTo(out);
  }

  @Override
  public void flush() throws IOException {
    if (ended) throw new IOException("stream closed");
    if (chunk.size() > 0) send(false);
    out.flush();
  }

  // Ends the body; what it is written to stays open.
  @Override
  public void close() throws IOException {
    if (ended) return;
    send(true);
    ended = true;
    out.flush();
  }
}
