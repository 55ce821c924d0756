// The bodies of several publishers, one behind the other; each is subscribed to when the one before it has come to its end.
package java.net.http;

import heddle.Monitor;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.Flow;

final class ConcatenatedPublisher implements HttpRequest.BodyPublisher {
  private final List<HttpRequest.BodyPublisher> publishers;
  private final long length;

  ConcatenatedPublisher(List<HttpRequest.BodyPublisher> publishers) {
    this.publishers = publishers;
    length = length(publishers);
  }

  // -1: not known, or too large a number.
  private static long length(List<HttpRequest.BodyPublisher> publishers) {
    long sum = 0;
    for (HttpRequest.BodyPublisher each : publishers) {
      long length = each.contentLength();
      if (length < 0 || sum + length < 0) return -1;
      sum += length;
    }
    return sum;
  }

  @Override
  public long contentLength() {
    return length;
  }

  @Override
  public void subscribe(Flow.Subscriber<? super ByteBuffer> subscriber) {
    Relay relay = new Relay(Objects.requireNonNull(subscriber));
    subscriber.onSubscribe(relay);
    relay.begin();
  }

  private final class Relay implements Flow.Subscription, Flow.Subscriber<ByteBuffer> {
    private final Flow.Subscriber<? super ByteBuffer> subscriber;
    private int used;  // how many publishers have been
    private final Monitor lock = new Monitor();  // it guards what follows
    private boolean begun;
    private Flow.Subscription current;  // null: none
    private long demand;
    private boolean cancelled;

    Relay(Flow.Subscriber<? super ByteBuffer> subscriber) {
      this.subscriber = subscriber;
    }

    // With the first request, or when it has been subscribed.
    void begin() {
      synchronized (lock) {
        if (begun) return;
        begun = true;
      }
      next();
    }

    private void next() {
      synchronized (lock) {
        if (cancelled) return;
      }
      if (used == publishers.size()) subscriber.onComplete();
      else publishers.get(used++).subscribe(this);
    }

    // --- as the subscription of what comes out

    // A number that is wrong is the business of the publisher.
    @Override
    public void request(long n) {
      Flow.Subscription asked;
      synchronized (lock) {
        if (n > 0) demand = demand + n < 0 ? Long.MAX_VALUE : demand + n;
        asked = current;
      }
      if (asked != null) asked.request(n);
      else begin();
    }

    @Override
    public void cancel() {
      Flow.Subscription asked;
      synchronized (lock) {
        cancelled = true;
        asked = current;
      }
      if (asked != null) asked.cancel();
    }

    // --- as the subscriber of one publisher after the other

    @Override
    public void onSubscribe(Flow.Subscription subscription) {
      long open;
      synchronized (lock) {
        current = subscription;
        open = demand;
      }
      if (open > 0) subscription.request(open);
    }

    @Override
    public void onNext(ByteBuffer item) {
      synchronized (lock) {
        if (demand < Long.MAX_VALUE) demand--;
      }
      subscriber.onNext(item);
    }

    @Override
    public void onError(Throwable throwable) {
      subscriber.onError(throwable);
    }

    @Override
    public void onComplete() {
      synchronized (lock) {
        current = null;
      }
      next();
    }
  }
}
