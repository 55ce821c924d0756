// Collects the bytes of a body for another subscriber: each buffer that it gets but the last one has the same size.
package java.net.http;

import java.nio.ByteBuffer;
import java.util.List;
import java.util.concurrent.CompletionStage;

final class BufferingSubscriber<T> extends RegroupingSubscriber<List<ByteBuffer>, T> {
  private final HttpResponse.BodySubscriber<T> downstream;
  private final int size;
  private ByteBuffer buffer;

  BufferingSubscriber(HttpResponse.BodySubscriber<T> downstream, int bufferSize) {
    super(downstream);
    if (bufferSize <= 0) throw new IllegalArgumentException("must be greater than 0");
    this.downstream = downstream;
    size = bufferSize;
    buffer = ByteBuffer.allocate(size);
  }

  @Override
  public CompletionStage<T> getBody() {
    return downstream.getBody();
  }

  @Override
  void take(List<ByteBuffer> buffers, boolean last) {
    for (ByteBuffer each : buffers) {
      while (each.hasRemaining()) {
        int n = Math.min(each.remaining(), buffer.remaining());
        buffer.put(each.slice(each.position(), n));
        each.position(each.position() + n);
        if (!buffer.hasRemaining()) addBuffer();
      }
    }
    if (last && buffer.position() > 0) addBuffer();
  }

  private void addBuffer() {
    add(List.of(buffer.flip().asReadOnlyBuffer()));
    buffer = ByteBuffer.allocate(size);
  }

  // What the other one makes of it is its result.
  @Override
  void end(Throwable failure) {}
}
