// The body of a request whose bytes are known when it is asked for them: pieces, published in buffers of at most 16 KiB.
package java.net.http;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.Iterator;
import java.util.Objects;
import java.util.concurrent.Flow;

final class PublishedContent implements HttpRequest.BodyPublisher {
  private static final int LARGEST = 16384;

  interface Source {
    Iterable<byte[]> pieces() throws IOException;
  }

  private final long length;
  private final Source source;

  PublishedContent(long length, Source source) {
    this.length = length;
    this.source = source;
  }

  @Override
  public long contentLength() {
    return length;
  }

  Iterable<byte[]> pieces() throws IOException {
    return source.pieces();
  }

  byte[] bytes() throws IOException {
    ByteArrayOutputStream all = new ByteArrayOutputStream();
    for (byte[] each : pieces()) all.writeBytes(each);
    return all.toByteArray();
  }

  @Override
  public void subscribe(Flow.Subscriber<? super ByteBuffer> subscriber) {
    Objects.requireNonNull(subscriber);
    PullSubscription.begin(subscriber, new Buffers(source));
  }

  private static final class Buffers implements PullSubscription.Items<ByteBuffer> {
    private final Source source;
    private Iterator<byte[]> pieces;  // null: nobody has asked yet
    private ByteBuffer rest = ByteBuffer.allocate(0);

    Buffers(Source source) {
      this.source = source;
    }

    @Override
    public boolean isOver() {
      return pieces != null && !advance();
    }

    // Whether there is more.
    private boolean advance() {
      while (!rest.hasRemaining() && pieces.hasNext()) rest = ByteBuffer.wrap(pieces.next());
      return rest.hasRemaining();
    }

    @Override
    public ByteBuffer next() throws IOException {
      if (pieces == null) pieces = source.pieces().iterator();
      if (!advance()) return null;
      int n = Math.min(LARGEST, rest.remaining());
      ByteBuffer piece = rest.slice(rest.position(), n);
      rest.position(rest.position() + n);
      return piece;
    }

    @Override
    public void abandon() {}
  }
}
