// A subscriber of the program's to buffers; the result is made when all of them have been delivered.
package java.net.http;

import java.nio.ByteBuffer;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.Flow;
import java.util.function.Function;

final class AdaptedSubscriber<S extends Flow.Subscriber<? super List<ByteBuffer>>, T> implements HttpResponse.BodySubscriber<T> {
  private final S subscriber;
  private final Function<? super S, ? extends T> finisher;
  private final CompletableFuture<T> result = new CompletableFuture<>();
  private Flow.Subscription subscription;

  AdaptedSubscriber(S subscriber, Function<? super S, ? extends T> finisher) {
    this.subscriber = Objects.requireNonNull(subscriber);
    this.finisher = Objects.requireNonNull(finisher);
  }

  @Override
  public CompletionStage<T> getBody() {
    return result;
  }

  @Override
  public void onSubscribe(Flow.Subscription subscription) {
    Objects.requireNonNull(subscription);
    if (this.subscription != null) {
      subscription.cancel();
      return;
    }
    this.subscription = subscription;
    subscriber.onSubscribe(subscription);
  }

  @Override
  public void onNext(List<ByteBuffer> item) {
    try {
      subscriber.onNext(Objects.requireNonNull(item));
    } catch (Throwable e) {
      subscription.cancel();
      onError(e);
    }
  }

  @Override
  public void onError(Throwable throwable) {
    try {
      subscriber.onError(Objects.requireNonNull(throwable));
    } finally {
      result.completeExceptionally(throwable);
    }
  }

  @Override
  public void onComplete() {
    try {
      subscriber.onComplete();
    } finally {
      finish();
    }
  }

  private void finish() {
    try {
      result.complete(finisher.apply(subscriber));
    } catch (Throwable e) {
      result.completeExceptionally(e);
    }
  }
}
