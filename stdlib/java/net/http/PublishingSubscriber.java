// The body as a publisher, which is there at once: what comes goes to the one who subscribes to it.
package java.net.http;

import java.nio.ByteBuffer;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.Flow;
import java.util.concurrent.atomic.AtomicBoolean;

final class PublishingSubscriber
    implements HttpResponse.BodySubscriber<Flow.Publisher<List<ByteBuffer>>>, Flow.Publisher<List<ByteBuffer>> {
  private final CompletableFuture<Flow.Subscription> subscription = new CompletableFuture<>();
  private final AtomicBoolean taken = new AtomicBoolean();
  // The one that subscribes, when it has been given the subscription.
  private final CompletableFuture<Flow.Subscriber<? super List<ByteBuffer>>> subscriber = new CompletableFuture<>();

  @Override
  public CompletionStage<Flow.Publisher<List<ByteBuffer>>> getBody() {
    return CompletableFuture.completedStage(this);
  }

  @Override
  public void subscribe(Flow.Subscriber<? super List<ByteBuffer>> subscriber) {
    Objects.requireNonNull(subscriber, "subscriber must not be null");
    if (!taken.getAndSet(true)) {
      subscription.thenAccept(given -> {
        subscriber.onSubscribe(given);
        this.subscriber.complete(subscriber);
      });
      return;
    }
    subscriber.onSubscribe(new Flow.Subscription() {
      @Override
      public void request(long n) {}

      @Override
      public void cancel() {}
    });
    subscriber.onError(new IllegalStateException("This publisher has already one subscriber"));
  }

  @Override
  public void onSubscribe(Flow.Subscription subscription) {
    if (!this.subscription.complete(Objects.requireNonNull(subscription))) subscription.cancel();
  }

  @Override
  public void onNext(List<ByteBuffer> item) {
    subscriber.thenAccept(to -> to.onNext(item));
  }

  @Override
  public void onError(Throwable throwable) {
    Objects.requireNonNull(throwable);
    subscriber.thenAccept(to -> to.onError(throwable));
  }

  @Override
  public void onComplete() {
    subscriber.thenAccept(to -> to.onComplete());
  }
}
