// What a program publishes, as the body of a request.
package java.net.http;

import java.nio.ByteBuffer;
import java.util.Objects;
import java.util.concurrent.Flow;

final class ForeignPublisher implements HttpRequest.BodyPublisher {
  private final Flow.Publisher<? extends ByteBuffer> publisher;
  private final long length;

  ForeignPublisher(Flow.Publisher<? extends ByteBuffer> publisher, long length) {
    this.publisher = Objects.requireNonNull(publisher);
    this.length = length;
  }

  @Override
  public long contentLength() {
    return length;
  }

  @Override
  public void subscribe(Flow.Subscriber<? super ByteBuffer> subscriber) {
    publisher.subscribe(subscriber);
  }
}
