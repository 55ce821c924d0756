// From channels to streams, readers and writers, and back.
package java.nio.channels;

import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Reader;
import java.io.Writer;
import java.nio.ByteBuffer;
import java.nio.channels.spi.AbstractInterruptibleChannel;
import java.nio.charset.Charset;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CharsetEncoder;
import java.util.Objects;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;

public final class Channels {
  private Channels() {}

  private static void ensureBlocking(Channel ch) {
    if (ch instanceof SelectableChannel && !((SelectableChannel) ch).isBlocking()) throw new IllegalBlockingModeException();
  }

  public static InputStream newInputStream(ReadableByteChannel ch) {
    return new ChannelInputStream(Objects.requireNonNull(ch, "ch"));
  }

  private static final class ChannelInputStream extends InputStream {
    private final ReadableByteChannel channel;

    ChannelInputStream(ReadableByteChannel channel) {
      this.channel = channel;
    }

    @Override
    public synchronized int read() throws IOException {
      byte[] one = new byte[1];
      return read(one, 0, 1) < 0 ? -1 : one[0] & 0xff;
    }

    @Override
    public synchronized int read(byte[] b, int off, int len) throws IOException {
      Objects.checkFromIndexSize(off, len, b.length);
      if (len == 0) return 0;
      ensureBlocking(channel);
      return channel.read(ByteBuffer.wrap(b, off, len));
    }

    @Override
    public int available() throws IOException {
      if (!(channel instanceof SeekableByteChannel)) return 0;
      SeekableByteChannel file = (SeekableByteChannel) channel;
      return (int) Math.min(Integer.MAX_VALUE, Math.max(0, file.size() - file.position()));
    }

    @Override
    public void close() throws IOException {
      channel.close();
    }
  }

  public static OutputStream newOutputStream(WritableByteChannel ch) {
    Objects.requireNonNull(ch, "ch");
    return new OutputStream() {
      @Override
      public synchronized void write(int b) throws IOException {
        write(new byte[] {(byte) b}, 0, 1);
      }

      @Override
      public synchronized void write(byte[] b, int off, int len) throws IOException {
        Objects.checkFromIndexSize(off, len, b.length);
        ensureBlocking(ch);
        ByteBuffer bytes = ByteBuffer.wrap(b, off, len);
        while (bytes.hasRemaining()) {
          if (ch.write(bytes) <= 0) throw new RuntimeException("no bytes written");
        }
      }

      @Override
      public void close() throws IOException {
        ch.close();
      }
    };
  }

  // Each read waits for what it has begun.
  public static InputStream newInputStream(AsynchronousByteChannel ch) {
    Objects.requireNonNull(ch, "ch");
    return new InputStream() {
      @Override
      public int read() throws IOException {
        byte[] one = new byte[1];
        return read(one, 0, 1) < 0 ? -1 : one[0] & 255;
      }

      @Override
      public synchronized int read(byte[] b, int off, int len) throws IOException {
        Objects.checkFromIndexSize(off, len, b.length);
        return len == 0 ? 0 : await(ch.read(ByteBuffer.wrap(b, off, len)));
      }

      @Override
      public void close() throws IOException {
        ch.close();
      }
    };
  }

  public static OutputStream newOutputStream(AsynchronousByteChannel ch) {
    Objects.requireNonNull(ch, "ch");
    return new OutputStream() {
      @Override
      public void write(int b) throws IOException {
        write(new byte[] {(byte) b}, 0, 1);
      }

      @Override
      public synchronized void write(byte[] b, int off, int len) throws IOException {
        ByteBuffer rest = ByteBuffer.wrap(b, off, len);
        while (rest.hasRemaining()) await(ch.write(rest));
      }

      @Override
      public void close() throws IOException {
        ch.close();
      }
    };
  }

  // An interrupt does not end the waiting.
  private static int await(Future<Integer> operation) throws IOException {
    boolean interrupted = false;
    try {
      while (true) {
        try {
          return operation.get();
        } catch (InterruptedException e) {
          interrupted = true;
        } catch (ExecutionException e) {
          throw new IOException(e.getCause());
        }
      }
    } finally {
      if (interrupted) Thread.currentThread().interrupt();
    }
  }

  public static ReadableByteChannel newChannel(InputStream in) {
    Objects.requireNonNull(in, "in");
    if (in.getClass() == FileInputStream.class) return ((FileInputStream) in).getChannel();
    return new StreamSource(in);
  }

  private static final class StreamSource extends AbstractInterruptibleChannel implements ReadableByteChannel {
    private static final int PIECE = 8192;

    private final InputStream in;
    private final Object reading = new Object();

    StreamSource(InputStream in) {
      this.in = in;
    }

    // As much as fits, but waiting only for the first bytes.
    @Override
    public int read(ByteBuffer dst) throws IOException {
      if (!isOpen()) throw new ClosedChannelException();
      if (dst.isReadOnly()) throw new IllegalArgumentException();
      synchronized (reading) {
        int total = 0;
        int n = 0;
        while (dst.hasRemaining()) {
          byte[] piece = new byte[Math.min(dst.remaining(), PIECE)];
          if (total > 0 && in.available() <= 0) break;
          boolean done = false;
          try {
            begin();
            n = in.read(piece, 0, piece.length);
            done = n > 0;
          } finally {
            end(done);
          }
          if (n < 0) break;
          total += n;
          dst.put(piece, 0, n);
        }
        return n < 0 && total == 0 ? -1 : total;
      }
    }

    @Override
    protected void implCloseChannel() throws IOException {
      in.close();
    }
  }

  public static WritableByteChannel newChannel(OutputStream out) {
    Objects.requireNonNull(out, "out");
    if (out.getClass() == FileOutputStream.class) return ((FileOutputStream) out).getChannel();
    return new StreamSink(out);
  }

  private static final class StreamSink extends AbstractInterruptibleChannel implements WritableByteChannel {
    private static final int PIECE = 8192;

    private final OutputStream out;
    private final Object writing = new Object();

    StreamSink(OutputStream out) {
      this.out = out;
    }

    @Override
    public int write(ByteBuffer src) throws IOException {
      if (!isOpen()) throw new ClosedChannelException();
      synchronized (writing) {
        int total = 0;
        while (src.hasRemaining()) {
          byte[] piece = new byte[Math.min(src.remaining(), PIECE)];
          src.get(piece);
          boolean done = false;
          try {
            begin();
            out.write(piece, 0, piece.length);
            done = true;
          } finally {
            end(done);
          }
          total += piece.length;
        }
        return total;
      }
    }

    @Override
    protected void implCloseChannel() throws IOException {
      out.close();
    }
  }

  // (How much they read or write at a time is up to the implementation.)
  public static Reader newReader(ReadableByteChannel ch, CharsetDecoder dec, int minBufferCap) {
    Objects.requireNonNull(ch, "ch");
    return new InputStreamReader(newInputStream(ch), dec.reset());
  }

  public static Reader newReader(ReadableByteChannel ch, String csName) {
    Objects.requireNonNull(csName, "csName");
    return newReader(ch, Charset.forName(csName).newDecoder(), -1);
  }

  public static Reader newReader(ReadableByteChannel ch, Charset charset) {
    Objects.requireNonNull(charset, "charset");
    return newReader(ch, charset.newDecoder(), -1);
  }

  public static Writer newWriter(WritableByteChannel ch, CharsetEncoder enc, int minBufferCap) {
    Objects.requireNonNull(ch, "ch");
    return new OutputStreamWriter(newOutputStream(ch), enc.reset());
  }

  public static Writer newWriter(WritableByteChannel ch, String csName) {
    Objects.requireNonNull(csName, "csName");
    return newWriter(ch, Charset.forName(csName).newEncoder(), -1);
  }

  public static Writer newWriter(WritableByteChannel ch, Charset charset) {
    Objects.requireNonNull(charset, "charset");
    return newWriter(ch, charset.newEncoder(), -1);
  }
}
