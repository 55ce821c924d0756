// A subscription to items that can be got at once, or waited for: who asks for them gets them, in his thread.
package java.net.http;

import heddle.Monitor;
import java.io.IOException;
import java.util.concurrent.Flow;

final class PullSubscription<T> implements Flow.Subscription {
  interface Items<T> {
    // Whether it is known, without waiting, that there are no more: nobody has to ask for that.
    boolean isOver();

    // Null: there are no more.
    T next() throws IOException;

    // Nobody wants the rest.
    void abandon();
  }

  private final Flow.Subscriber<? super T> subscriber;
  private final Items<? extends T> items;
  private final Monitor lock = new Monitor();  // it guards what follows
  private long demand;
  private boolean delivering;
  private boolean over;
  private Throwable failure;

  private PullSubscription(Flow.Subscriber<? super T> subscriber, Items<? extends T> items) {
    this.subscriber = subscriber;
    this.items = items;
  }

  static <T> void begin(Flow.Subscriber<? super T> subscriber, Items<? extends T> items) {
    PullSubscription<T> subscription = new PullSubscription<>(subscriber, items);
    subscriber.onSubscribe(subscription);
    if (subscription.isFree()) subscription.deliver();
  }

  // The same, but what is asked for while it is being subscribed is delivered behind that.
  static <T> void beginLater(Flow.Subscriber<? super T> subscriber, Items<? extends T> items) {
    PullSubscription<T> subscription = new PullSubscription<>(subscriber, items);
    subscription.delivering = true;
    subscriber.onSubscribe(subscription);
    subscription.deliver();
  }

  // Whether nobody delivers; then the caller has to.
  private boolean isFree() {
    synchronized (lock) {
      if (delivering || over) return false;
      delivering = true;
      return true;
    }
  }

  @Override
  public void request(long n) {
    synchronized (lock) {
      if (n <= 0) failure = new IllegalArgumentException("non-positive subscription request: " + n);
      else demand = demand + n < 0 ? Long.MAX_VALUE : demand + n;
    }
    if (isFree()) deliver();
  }

  @Override
  public void cancel() {
    if (end()) items.abandon();
  }

  // Whether it was not over before.
  private boolean end() {
    synchronized (lock) {
      if (over) return false;
      over = true;
      return true;
    }
  }

  private void deliver() {
    try {
      while (isAsked()) {
        T item = items.isOver() ? null : items.next();
        if (item != null) {
          subscriber.onNext(item);
        } else if (end()) {
          subscriber.onComplete();
        }
      }
    } catch (Throwable e) {
      if (!end()) return;
      items.abandon();
      subscriber.onError(e);
    }
  }

  // Whether there is something to be delivered, an item or the end.
  private boolean isAsked() throws Throwable {
    synchronized (lock) {
      if (over) return false;
      if (failure != null) throw failure;
      if (items.isOver()) return true;
      delivering = demand > 0;
      if (delivering) demand--;
      return delivering;
    }
  }
}
