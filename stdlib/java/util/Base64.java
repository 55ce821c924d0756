// Bytes as letters (RFC 4648 and, for mail, RFC 2045).
package java.util;

import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;

public class Base64 {
  private Base64() {}

  private static final String LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";
  private static final int MIME_LINE = 76;

  public static Encoder getEncoder() {
    return new Encoder("+/", 0, null, true);
  }

  public static Encoder getUrlEncoder() {
    return new Encoder("-_", 0, null, true);
  }

  public static Encoder getMimeEncoder() {
    return new Encoder("+/", MIME_LINE, new byte[] {'\r', '\n'}, true);
  }

  public static Encoder getMimeEncoder(int lineLength, byte[] lineSeparator) {
    Objects.requireNonNull(lineSeparator);
    for (byte b : lineSeparator)
      if (b == '=' || value(b & 0xff, "+/") >= 0) throw new IllegalArgumentException("Illegal base64 line separator character 0x" + Integer.toString(b, 16));
    lineLength &= ~3;  // whole groups
    return lineLength <= 0 ? getEncoder() : new Encoder("+/", lineLength, lineSeparator.clone(), true);
  }

  public static Decoder getDecoder() {
    return new Decoder("+/", false);
  }

  public static Decoder getUrlDecoder() {
    return new Decoder("-_", false);
  }

  public static Decoder getMimeDecoder() {
    return new Decoder("+/", true);
  }

  // -1: no digit.
  private static int value(int c, String last) {
    if ('A' <= c && c <= 'Z') return c - 'A';
    if ('a' <= c && c <= 'z') return c - 'a' + 26;
    if ('0' <= c && c <= '9') return c - '0' + 52;
    return c == last.charAt(0) ? 62 : c == last.charAt(1) ? 63 : -1;
  }

  public static class Encoder {
    private final String last;
    private final int lineLength;
    private final byte[] lineSeparator;
    private final boolean padded;

    private Encoder(String last, int lineLength, byte[] lineSeparator, boolean padded) {
      this.last = last;
      this.lineLength = lineLength;
      this.lineSeparator = lineSeparator;
      this.padded = padded;
    }

    private int lengthOf(int bytes) {
      int length = padded ? Math.multiplyExact(4, (Math.addExact(bytes, 2) / 3)) : bytes / 3 * 4 + (bytes % 3 == 0 ? 0 : bytes % 3 + 1);
      return lineLength > 0 && length > 0 ? length + (length - 1) / lineLength * lineSeparator.length : length;
    }

    private byte letter(int value) {
      return (byte) (value < 62 ? LETTERS.charAt(value) : last.charAt(value - 62));
    }

    public byte[] encode(byte[] src) {
      byte[] dst = new byte[lengthOf(src.length)];
      int at = 0, inLine = 0;
      for (int i = 0; i < src.length; i += 3) {
        if (lineLength > 0 && inLine == lineLength) {
          for (byte b : lineSeparator) dst[at++] = b;
          inLine = 0;
        }
        int left = src.length - i;
        int bits = (src[i] & 0xff) << 16 | (left > 1 ? (src[i + 1] & 0xff) << 8 : 0) | (left > 2 ? src[i + 2] & 0xff : 0);
        dst[at++] = letter(bits >> 18);
        dst[at++] = letter(bits >> 12 & 63);
        if (left > 1) dst[at++] = letter(bits >> 6 & 63);
        else if (padded) dst[at++] = '=';
        if (left > 2) dst[at++] = letter(bits & 63);
        else if (padded) dst[at++] = '=';
        inLine += 4;
      }
      return dst;
    }

    public int encode(byte[] src, byte[] dst) {
      byte[] encoded = encode(src);
      if (dst.length < encoded.length)
        throw new IllegalArgumentException("Output byte array is too small for encoding all input bytes");
      System.arraycopy(encoded, 0, dst, 0, encoded.length);
      return encoded.length;
    }

    // Of what remains of the buffer, whose position is at its end then.
    public java.nio.ByteBuffer encode(java.nio.ByteBuffer buffer) {
      byte[] src = new byte[buffer.remaining()];
      buffer.get(src);
      return java.nio.ByteBuffer.wrap(encode(src));
    }

    public String encodeToString(byte[] src) {
      return new String(encode(src), StandardCharsets.ISO_8859_1);
    }

    // What is written there is encoded, all of it when it has been closed.
    public OutputStream wrap(OutputStream os) {
      Objects.requireNonNull(os);
      return new FilterOutputStream(os) {
        private final byte[] group = new byte[3];
        private int count, inLine;
        private boolean closed;

        @Override
        public void write(int b) throws IOException {
          write(new byte[] {(byte) b}, 0, 1);
        }

        @Override
        public void write(byte[] b, int off, int len) throws IOException {
          if (closed) throw new IOException("Stream is closed");
          Objects.checkFromIndexSize(off, len, b.length);
          for (int i = 0; i < len; i++) {
            group[count++] = b[off + i];
            if (count == 3) writeGroup();
          }
        }

        private void writeGroup() throws IOException {
          if (lineLength > 0 && inLine == lineLength) {
            out.write(lineSeparator);
            inLine = 0;
          }
          out.write(encode(Arrays.copyOf(group, count)));
          inLine += 4;
          count = 0;
        }

        @Override
        public void close() throws IOException {
          if (closed) return;
          closed = true;
          if (count > 0) writeGroup();
          out.close();
        }
      };
    }

    public Encoder withoutPadding() {
      return padded ? new Encoder(last, lineLength, lineSeparator, false) : this;
    }
  }

  public static class Decoder {
    private final String last;
    private final boolean mime;

    private Decoder(String last, boolean mime) {
      this.last = last;
      this.mime = mime;
    }

    public byte[] decode(byte[] src) {
      if (src.length == 0) return src.clone();
      if (src.length < 2 && !mime)
        throw new IllegalArgumentException("Input byte[] should at least have 2 bytes for base64 bytes");
      byte[] dst = new byte[src.length];
      int done = 0, bits = 0, count = 0, at = 0;  // count: digits of the group
      while (at < src.length) {
        int c = src[at++] & 0xff;
        int value = value(c, last);
        if (value >= 0) {
          bits = bits << 6 | value;
          if (++count < 4) continue;
          dst[done++] = (byte) (bits >> 16);
          dst[done++] = (byte) (bits >> 8);
          dst[done++] = (byte) bits;
          bits = count = 0;
        } else if (c == '=') {
          if (count == 0 || count == 2 && (at == src.length || src[at++] != '='))
            throw new IllegalArgumentException("Input byte array has wrong 4-byte ending unit");
          break;
        } else if (!mime) {
          throw new IllegalArgumentException("Illegal base64 character " + Integer.toString((byte) c, 16));
        }
      }
      if (count == 1) throw new IllegalArgumentException("Last unit does not have enough valid bits");
      if (count == 2) {
        dst[done++] = (byte) (bits >> 4);
      } else if (count == 3) {
        dst[done++] = (byte) (bits >> 10);
        dst[done++] = (byte) (bits >> 2);
      }
      for (; at < src.length; at++)
        if (!mime || value(src[at] & 0xff, last) >= 0)
          throw new IllegalArgumentException("Input byte array has incorrect ending byte at " + (mime ? at + 1 : at));
      return Arrays.copyOf(dst, done);
    }

    // Of what remains of the buffer, whose position is at its end then, unless it is malformed.
    public java.nio.ByteBuffer decode(java.nio.ByteBuffer buffer) {
      byte[] src = new byte[buffer.remaining()];
      buffer.duplicate().get(src);
      byte[] decoded = decode(src);
      buffer.position(buffer.limit());
      return java.nio.ByteBuffer.wrap(decoded);
    }

    public byte[] decode(String src) {
      return decode(src.getBytes(StandardCharsets.ISO_8859_1));
    }

    // What is read there has been decoded.
    public InputStream wrap(InputStream is) {
      Objects.requireNonNull(is);
      return new InputStream() {
        private byte[] group = {};
        private int at;
        private boolean ended, closed;

        @Override
        public int read() throws IOException {
          if (closed) throw new IOException("Stream is closed");
          if (at == group.length && !ended) readGroup();
          return at < group.length ? group[at++] & 0xff : -1;
        }

        @Override
        public int read(byte[] b, int off, int len) throws IOException {
          if (closed) throw new IOException("Stream is closed");
          Objects.checkFromIndexSize(off, len, b.length);
          int n = 0;
          for (int c; n < len && (c = read()) >= 0; n++) b[off + n] = (byte) c;
          return n == 0 && len > 0 ? -1 : n;
        }

        private void readGroup() throws IOException {
          byte[] letters = new byte[4];
          int count = 0;
          at = 0;
          group = new byte[0];
          while (count < 4) {
            int c = is.read();
            if (c >= 0 && value(c, last) >= 0) {
              letters[count++] = (byte) c;
            } else if (c < 0) {
              ended = true;
              if (count == 1) throw new IOException("Base64 stream has one un-decoded dangling byte.");
              break;
            } else if (c == '=') {
              ended = true;
              if (count < 2 || count == 2 && nextOfEnd() != '=') throw new IOException("Illegal base64 ending sequence:" + count);
              break;
            } else if (!mime) {
              throw new IOException("Illegal base64 character " + Integer.toString(c, 16));
            }
          }
          group = decode(Arrays.copyOf(letters, count));
        }

        private int nextOfEnd() throws IOException {
          int c = is.read();
          while (mime && c >= 0 && c != '=' && value(c, last) < 0) c = is.read();
          return c;
        }

        @Override
        public int available() throws IOException {
          if (closed) throw new IOException("Stream is closed");
          return is.available();
        }

        @Override
        public void close() throws IOException {
          if (closed) return;
          closed = true;
          is.close();
        }
      };
    }

    // How many bytes there will be, by the length and what is no letter; too many if the code is malformed.
    private int lengthOf(byte[] src) {
      int length = src.length, others = 0, padding = 0;
      if (length < 2) return 0;
      if (mime) {
        for (int i = 0; i < length; i++) {
          if (src[i] == '=') {
            length = i;
            break;
          }
          if (value(src[i] & 0xff, last) < 0) others++;
        }
        length -= others;
      } else if (src[length - 1] == '=') {
        padding = src[length - 2] == '=' ? 2 : 1;
      }
      if (padding == 0 && length % 4 != 0) padding = 4 - length % 4;
      return 3 * ((length + 3) / 4) - padding;
    }

    public int decode(byte[] src, byte[] dst) {
      byte[] decoded = dst.length >= lengthOf(src) ? decode(src) : null;
      if (decoded == null || dst.length < decoded.length)
        throw new IllegalArgumentException("Output byte array is too small for decoding all input bytes");
      System.arraycopy(decoded, 0, dst, 0, decoded.length);
      return decoded.length;
    }
  }
}
