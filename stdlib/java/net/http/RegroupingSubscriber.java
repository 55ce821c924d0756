// Makes other items of the buffers of a body, for a subscriber that asks for as many of these as it wants.
package java.net.http;

import heddle.Monitor;
import java.nio.ByteBuffer;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.Flow;

abstract class RegroupingSubscriber<I, T> implements HttpResponse.BodySubscriber<T> {
  private final Flow.Subscriber<? super I> subscriber;
  private Flow.Subscription subscription;
  private final Monitor lock = new Monitor();  // it guards what follows, and what the class below makes items of
  private final ArrayDeque<I> items = new ArrayDeque<>();
  private long demand;
  private boolean delivering;
  private boolean atEnd;
  private boolean over;

  RegroupingSubscriber(Flow.Subscriber<? super I> subscriber) {
    this.subscriber = Objects.requireNonNull(subscriber);
  }

  // These come; items that are whole are added. `last`: nothing else follows.
  abstract void take(List<ByteBuffer> buffers, boolean last);

  final void add(I item) {
    items.add(item);
  }

  // The subscriber has had everything, and its onError or else its onComplete. Null: no failure.
  abstract void end(Throwable failure);

  @Override
  public final void onSubscribe(Flow.Subscription subscription) {
    Objects.requireNonNull(subscription);
    if (this.subscription != null) {
      subscription.cancel();
      return;
    }
    this.subscription = subscription;
    subscriber.onSubscribe(new Flow.Subscription() {
      @Override
      public void request(long n) {
        ask(n);
      }

      @Override
      public void cancel() {
        stop();
        subscription.cancel();
      }
    });
  }

  // Whether it was not over before.
  private boolean stop() {
    synchronized (lock) {
      boolean first = !over;
      over = true;
      return first;
    }
  }

  private void ask(long n) {
    if (n <= 0) {
      subscription.cancel();
      onError(new IllegalArgumentException("non-positive subscription request: " + n));
      return;
    }
    synchronized (lock) {
      demand = demand + n < 0 ? Long.MAX_VALUE : demand + n;
    }
    deliver();
  }

  // Items that are there; more is asked for if they do not suffice.
  private void deliver() {
    synchronized (lock) {
      if (delivering || over) return;
      delivering = true;
    }
    for (I item; (item = next()) != null; ) subscriber.onNext(item);
  }

  // Null: none that is asked for.
  private I next() {
    boolean finished, wanted;
    synchronized (lock) {
      if (!over && demand > 0 && !items.isEmpty()) {
        demand--;
        return items.poll();
      }
      delivering = false;
      finished = !over && atEnd && items.isEmpty();
      wanted = !over && !atEnd && demand > 0;
    }
    if (finished) finish();
    else if (wanted) subscription.request(1);
    return null;
  }

  private void finish() {
    if (!stop()) return;
    try {
      subscriber.onComplete();
    } catch (Throwable e) {
      end(e);
      return;
    }
    end(null);
  }

  @Override
  public final void onNext(List<ByteBuffer> item) {
    synchronized (lock) {
      take(item, false);
    }
    deliver();
  }

  @Override
  public final void onError(Throwable throwable) {
    Objects.requireNonNull(throwable);
    if (!stop()) return;
    try {
      subscriber.onError(throwable);
    } finally {
      end(throwable);
    }
  }

  @Override
  public final void onComplete() {
    synchronized (lock) {
      take(List.of(), true);
      atEnd = true;
    }
    deliver();
  }
}
