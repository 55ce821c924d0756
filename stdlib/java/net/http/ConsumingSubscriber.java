// Hands the bytes of a body to a consumer as they come, and an empty Optional at the end; of others only the result counts.
package java.net.http;

import java.nio.ByteBuffer;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.Flow;
import java.util.function.Consumer;

final class ConsumingSubscriber<T> implements EagerSubscriber<T> {
  private final Consumer<Optional<byte[]>> consumer;
  private final T value;
  private final CompletableFuture<T> result = new CompletableFuture<>();
  private Flow.Subscription subscription;

  ConsumingSubscriber(Consumer<Optional<byte[]>> consumer, T value) {
    this.consumer = Objects.requireNonNull(consumer);
    this.value = value;
  }

  @Override
  public void onSubscribe(Flow.Subscription subscription) {
    Objects.requireNonNull(subscription);
    if (this.subscription != null) {
      subscription.cancel();
      return;
    }
    this.subscription = subscription;
    subscription.request(1);
  }

  @Override
  public void onNext(List<ByteBuffer> item) {
    item.forEach(this::take);
    subscription.request(1);
  }

  @Override
  public void onError(Throwable throwable) {
    result.completeExceptionally(Objects.requireNonNull(throwable));
  }

  @Override
  public void onComplete() {
    result.complete(finish());
  }

  @Override
  public void take(ByteBuffer buffer) {
    consumer.accept(Optional.of(CollectingSubscriber.bytes(buffer)));
  }

  @Override
  public T finish() {
    consumer.accept(Optional.empty());
    return value;
  }

  @Override
  public CompletionStage<T> getBody() {
    return result;
  }
}
