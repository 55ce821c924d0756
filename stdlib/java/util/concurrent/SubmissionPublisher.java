// A publisher that hands each item that is submitted to all who subscribe, in the order of the submissions.
//
// Each subscription has a buffer and a lock of its own. A task in the executor, one at a time for each, gives it what it
// has asked for; it ends when there is nothing to give, and the next submission or request begins another. A submission
// waits while a buffer is full. (The original has a lock-free ring instead: what subscribers see is the same.)
package java.util.concurrent;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.BiPredicate;
import java.util.function.Consumer;

public class SubmissionPublisher<T> implements Flow.Publisher<T>, AutoCloseable {
  // Nobody else can enter it, as with OpenJDK.
  private final Object lock = new Object();
  private final Executor executor;
  private final int maxBufferCapacity;
  private final BiConsumer<? super Flow.Subscriber<? super T>, ? super Throwable> handler;
  private final List<BufferedSubscription<T>> clients = new ArrayList<>();
  private boolean closed;
  private Throwable closedException;

  public SubmissionPublisher() {
    this(ForkJoinPool.commonPool(), Flow.defaultBufferSize(), null);
  }

  public SubmissionPublisher(Executor executor, int maxBufferCapacity) {
    this(executor, maxBufferCapacity, null);
  }

  public SubmissionPublisher(Executor executor, int maxBufferCapacity,
      BiConsumer<? super Flow.Subscriber<? super T>, ? super Throwable> handler) {
    if (executor == null) throw new NullPointerException();
    if (maxBufferCapacity <= 0) throw new IllegalArgumentException("capacity must be positive");
    this.executor = executor;
    this.maxBufferCapacity = powerOfTwo(maxBufferCapacity);
    this.handler = handler;
  }

  private static int powerOfTwo(int atLeast) {
    int n = -1 >>> Integer.numberOfLeadingZeros(atLeast - 1);
    return n < 0 ? 1 : n >= 1 << 30 ? 1 << 30 : n + 1;
  }

  @Override
  public void subscribe(Flow.Subscriber<? super T> subscriber) {
    if (subscriber == null) throw new NullPointerException();
    BufferedSubscription<T> subscription = new BufferedSubscription<>(subscriber, executor, handler, maxBufferCapacity);
    BufferedSubscription<T> before;
    boolean ended;
    Throwable failure;
    synchronized (lock) {
      forgetClosed();
      before = find(subscriber);
      ended = closed;
      failure = closedException;
      if (before == null && !ended) clients.add(subscription);
    }
    if (before != null) {  // who subscribes twice has nothing any more
      before.end(new IllegalStateException("Duplicate subscribe"));
      return;
    }
    subscription.start();
    if (ended) subscription.end(failure);
  }

  private BufferedSubscription<T> find(Flow.Subscriber<?> subscriber) {
    for (BufferedSubscription<T> s : clients)
      if (s.subscriber.equals(subscriber)) return s;
    return null;
  }

  private void forgetClosed() {
    clients.removeIf(s -> s.isClosed());
  }

  private List<BufferedSubscription<T>> open() {
    synchronized (lock) {
      if (closed) throw new IllegalStateException("Closed");
      forgetClosed();
      return new ArrayList<>(clients);
    }
  }

  // Waits while the buffer of a subscriber is full. The result is the largest number of items that a subscriber has not
  // got yet.
  public int submit(T item) {
    if (item == null) throw new NullPointerException();
    int lag = 0;
    for (BufferedSubscription<T> s : open()) lag = Math.max(lag, s.offer(item, -1));
    return lag;
  }

  // For whom there is no room, even after onDrop.test() has said that it be tried again, does not get it. The result is
  // the number of those, negative, or as of submit().
  public int offer(T item, BiPredicate<Flow.Subscriber<? super T>, ? super T> onDrop) {
    return offer(item, 0, TimeUnit.NANOSECONDS, onDrop);
  }

  public int offer(T item, long timeout, TimeUnit unit, BiPredicate<Flow.Subscriber<? super T>, ? super T> onDrop) {
    long nanos = unit.toNanos(timeout);
    if (item == null) throw new NullPointerException();
    int lag = 0, drops = 0;
    for (BufferedSubscription<T> s : open()) {
      int waiting = s.offer(item, Math.max(nanos, 0));
      if (waiting == 0 && onDrop != null && onDrop.test(s.subscriber, item)) waiting = s.offer(item, 0);
      if (waiting == 0) drops++;
      else lag = Math.max(lag, waiting);
    }
    return drops > 0 ? -drops : lag;
  }

  // Subscribers get what has been submitted, and then onComplete().
  @Override
  public void close() {
    end(null);
  }

  // Subscribers get onError() at once.
  public void closeExceptionally(Throwable error) {
    if (error == null) throw new NullPointerException();
    end(error);
  }

  private void end(Throwable error) {
    List<BufferedSubscription<T>> all;
    synchronized (lock) {
      if (closed) return;
      closed = true;
      closedException = error;
      all = new ArrayList<>(clients);
      clients.clear();
    }
    for (BufferedSubscription<T> s : all) s.end(error);
  }

  public boolean isClosed() {
    synchronized (lock) {
      return closed;
    }
  }

  public Throwable getClosedException() {
    synchronized (lock) {
      return closedException;
    }
  }

  public boolean hasSubscribers() {
    synchronized (lock) {
      forgetClosed();
      return !closed && !clients.isEmpty();
    }
  }

  public int getNumberOfSubscribers() {
    synchronized (lock) {
      if (closed) return 0;
      forgetClosed();
      return clients.size();
    }
  }

  public Executor getExecutor() {
    return executor;
  }

  public int getMaxBufferCapacity() {
    return maxBufferCapacity;
  }

  public List<Flow.Subscriber<? super T>> getSubscribers() {
    synchronized (lock) {
      forgetClosed();
      List<Flow.Subscriber<? super T>> all = new ArrayList<>();
      for (BufferedSubscription<T> s : clients) all.add(s.subscriber);
      return all;
    }
  }

  public boolean isSubscribed(Flow.Subscriber<? super T> subscriber) {
    synchronized (lock) {
      if (subscriber == null) throw new NullPointerException();
      if (closed) return false;
      BufferedSubscription<T> s = find(subscriber);
      return s != null && !s.isClosed();
    }
  }

  private List<BufferedSubscription<T>> all() {
    synchronized (lock) {
      forgetClosed();
      return new ArrayList<>(clients);
    }
  }

  public long estimateMinimumDemand() {
    List<BufferedSubscription<T>> all = all();
    long least = Long.MAX_VALUE;
    for (BufferedSubscription<T> s : all) least = Math.min(least, s.demandBeyondBuffer());
    return all.isEmpty() ? 0 : least;
  }

  public int estimateMaximumLag() {
    int most = 0;
    for (BufferedSubscription<T> s : all()) most = Math.max(most, s.waiting());
    return most;
  }

  // Calls consumer for each item; completes when this publisher is closed.
  public CompletableFuture<Void> consume(Consumer<? super T> consumer) {
    if (consumer == null) throw new NullPointerException();
    CompletableFuture<Void> status = new CompletableFuture<>();
    subscribe(new ConsumerSubscriber<T>(status, consumer));
    return status;
  }

  // Takes all; whoever completes the future ends it.
  private static final class ConsumerSubscriber<T> implements Flow.Subscriber<T> {
    private final CompletableFuture<Void> done;
    private final Consumer<? super T> consumer;
    private Flow.Subscription from;

    ConsumerSubscriber(CompletableFuture<Void> done, Consumer<? super T> consumer) {
      this.done = done;
      this.consumer = consumer;
    }

    @Override
    public void onSubscribe(Flow.Subscription subscription) {
      from = subscription;
      done.whenComplete((nothing, failure) -> subscription.cancel());
      subscription.request(Long.MAX_VALUE);
    }

    @Override
    public void onNext(T item) {
      try {
        consumer.accept(item);
      } catch (Throwable failure) {
        from.cancel();
        done.completeExceptionally(failure);
      }
    }

    @Override
    public void onError(Throwable failure) {
      done.completeExceptionally(failure);
    }

    @Override
    public void onComplete() {
      done.complete(null);
    }
  }

  private static final class BufferedSubscription<T> implements Flow.Subscription, Runnable {
    final Flow.Subscriber<? super T> subscriber;
    private final Executor executor;
    private final BiConsumer<? super Flow.Subscriber<? super T>, ? super Throwable> handler;
    private final int capacity;
    private final ArrayDeque<T> buffer = new ArrayDeque<>();
    private long demand;
    private boolean subscribed;  // onSubscribe() is over, or has begun
    private boolean running;     // there is a task for it
    private boolean ended;       // nothing comes any more
    private boolean closed;      // it is over
    private Throwable failure;   // of those who ended it

    BufferedSubscription(Flow.Subscriber<? super T> subscriber, Executor executor,
        BiConsumer<? super Flow.Subscriber<? super T>, ? super Throwable> handler, int capacity) {
      this.subscriber = subscriber;
      this.executor = executor;
      this.handler = handler;
      this.capacity = capacity;
    }

    synchronized boolean isClosed() {
      return closed;
    }

    synchronized int waiting() {
      return closed ? 0 : buffer.size();
    }

    synchronized long demandBeyondBuffer() {
      return closed ? 0 : demand - buffer.size();
    }

    // Gives it a task if there is something to do and it has none.
    void start() {
      synchronized (this) {
        if (closed || running || subscribed && !hasWork()) return;
        running = true;
      }
      try {
        executor.execute(this);
      } catch (RuntimeException | Error e) {
        synchronized (this) {
          running = false;
          closed = true;
          buffer.clear();
          notifyAll();
        }
        throw e;
      }
    }

    private boolean hasWork() {
      return failure != null || demand > 0 && !buffer.isEmpty() || ended && buffer.isEmpty();
    }

    // The number of items that wait now, or 0: there was no room. `nanos`: how long it may wait for room; negative: for
    // ever. (Interruption does not end the wait for ever.)
    int offer(T item, long nanos) {
      int waiting;
      boolean interrupted = false;
      synchronized (this) {
        long until = nanos > 0 ? System.nanoTime() + nanos : 0;
        while (!closed && !ended && buffer.size() >= capacity) {
          try {
            if (nanos < 0) wait();
            else {
              long rest = nanos == 0 ? 0 : until - System.nanoTime();
              if (rest <= 0) return 0;
              TimeUnit.NANOSECONDS.timedWait(this, rest);
            }
          } catch (InterruptedException e) {
            interrupted = true;
            if (nanos >= 0) break;
          }
        }
        if (closed || ended) waiting = Integer.MIN_VALUE;
        else if (buffer.size() >= capacity) waiting = 0;
        else {
          buffer.add(item);
          waiting = buffer.size();
        }
      }
      if (interrupted) Thread.currentThread().interrupt();
      if (waiting > 0) start();
      return waiting;
    }

    void end(Throwable error) {
      synchronized (this) {
        if (closed || ended) return;
        ended = true;
        failure = error;
        if (error != null) buffer.clear();
        notifyAll();
      }
      start();
    }

    @Override
    public void request(long n) {
      synchronized (this) {
        if (closed) return;
        if (n <= 0) {
          if (!ended || failure == null) failure = new IllegalArgumentException("non-positive subscription request");
          ended = true;
          buffer.clear();
          notifyAll();
        } else {
          demand = demand + n < 0 ? Long.MAX_VALUE : demand + n;
        }
      }
      start();
    }

    @Override
    public synchronized void cancel() {
      closed = true;
      buffer.clear();
      notifyAll();
    }

    @Override
    public void run() {
      boolean first;
      synchronized (this) {
        first = !subscribed;
        subscribed = true;
      }
      if (first && !call(() -> subscriber.onSubscribe(this), false)) return;
      for (;;) {
        T item = null;
        Throwable error = null;
        boolean over = false;
        synchronized (this) {
          if (closed || !hasWork()) {
            running = false;
            return;
          }
          if (failure != null) {
            error = failure;
            closed = true;
          } else if (buffer.isEmpty()) {
            over = true;
            closed = true;
          } else {
            item = buffer.poll();
            if (demand != Long.MAX_VALUE) demand--;
            notifyAll();
          }
        }
        T next = item;
        Throwable why = error;
        if (error != null) call(() -> subscriber.onError(why), false);
        else if (over) call(() -> subscriber.onComplete(), false);
        else if (!call(() -> subscriber.onNext(next), true)) return;
      }
    }

    // What the subscriber throws ends its subscription. False: it has.
    private boolean call(Runnable deed, boolean isNext) {
      try {
        deed.run();
        return true;
      } catch (Throwable e) {
        if (isNext && handler != null) {
          try {
            handler.accept(subscriber, e);
          } catch (Throwable ignored) {
            // It is about the other one that is told.
          }
        }
        boolean tell;
        synchronized (this) {
          tell = !closed;
          closed = true;
          running = false;
          buffer.clear();
          notifyAll();
        }
        if (!tell) return false;
        try {
          subscriber.onError(e);
        } catch (Throwable ignored) {
          // There is nobody to tell.
        }
        return false;
      }
    }
  }
}
