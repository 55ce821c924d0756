// The body as a stream, which is there at once: who reads from it asks for what comes next.
package java.net.http;

import heddle.Monitor;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.Flow;

final class StreamSubscriber extends InputStream implements HttpResponse.BodySubscriber<InputStream> {
  private final Monitor lock = new Monitor();  // it guards what follows
  private final ArrayDeque<ByteBuffer> come = new ArrayDeque<>();
  private Flow.Subscription subscription;
  private Throwable failure;
  private boolean over;
  private boolean closed;

  @Override
  public CompletionStage<InputStream> getBody() {
    return CompletableFuture.completedStage(this);
  }

  // --- what comes

  @Override
  public void onSubscribe(Flow.Subscription subscription) {
    Objects.requireNonNull(subscription);
    synchronized (lock) {
      if (this.subscription == null && !closed) {
        this.subscription = subscription;
        return;
      }
    }
    subscription.cancel();
  }

  @Override
  public void onNext(List<ByteBuffer> item) {
    synchronized (lock) {
      come.addAll(item);
      lock.notifyAll();
    }
  }

  @Override
  public void onError(Throwable throwable) {
    end(Objects.requireNonNull(throwable));
  }

  @Override
  public void onComplete() {
    end(null);
  }

  private void end(Throwable why) {
    synchronized (lock) {
      failure = why;
      over = true;
      lock.notifyAll();
    }
  }

  // --- what is read

  // The bytes that come next, perhaps after waiting for them; null: there are no more.
  private ByteBuffer next() throws IOException {
    while (true) {
      Flow.Subscription asked;
      synchronized (lock) {
        ByteBuffer first = first();
        if (first != null || over) return first;
        asked = subscription;
      }
      if (asked != null) asked.request(1);
      await();
    }
  }

  // Null: nothing is there.
  private ByteBuffer first() throws IOException {
    if (closed) throw new IOException("closed");
    while (!come.isEmpty() && !come.peek().hasRemaining()) come.poll();
    if (come.isEmpty() && failure != null) throw new IOException(failure.getMessage(), failure);
    return come.peek();
  }

  private void await() throws IOException {
    synchronized (lock) {
      try {
        while (come.isEmpty() && !over && !closed) lock.wait();
      } catch (InterruptedException e) {
        close();
        Thread.currentThread().interrupt();
        throw new IOException(e);
      }
    }
  }

  @Override
  public int read() throws IOException {
    ByteBuffer next = next();
    return next == null ? -1 : next.get() & 255;
  }

  @Override
  public int read(byte[] b, int off, int len) throws IOException {
    Objects.checkFromIndexSize(off, len, b.length);
    if (len == 0) return 0;
    ByteBuffer next = next();
    if (next == null) return -1;
    int n = Math.min(len, next.remaining());
    next.get(b, off, n);
    return n;
  }

  @Override
  public int available() throws IOException {
    synchronized (lock) {
      ByteBuffer first = closed ? null : first();
      return first == null ? 0 : first.remaining();
    }
  }

  @Override
  public void close() throws IOException {
    Flow.Subscription cancelled;
    synchronized (lock) {
      if (closed) return;
      closed = true;
      lock.notifyAll();
      cancelled = over ? null : subscription;
    }
    if (cancelled != null) cancelled.cancel();
  }
}
