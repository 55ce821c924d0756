// Collects the bytes of a body, from which the result is made at the end.
package java.net.http;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.Flow;

final class CollectingSubscriber<T> implements EagerSubscriber<T> {
  interface Finisher<T> {
    T from(byte[] bytes) throws IOException;
  }

  private final Finisher<? extends T> finisher;
  private final ByteArrayOutputStream collected = new ByteArrayOutputStream();
  private final CompletableFuture<T> result = new CompletableFuture<>();
  private Flow.Subscription subscription;

  CollectingSubscriber(Finisher<? extends T> finisher) {
    this.finisher = finisher;
  }

  static byte[] bytes(ByteBuffer buffer) {
    byte[] bytes = new byte[buffer.remaining()];
    buffer.get(bytes);
    return bytes;
  }

  @Override
  public void onSubscribe(Flow.Subscription subscription) {
    Objects.requireNonNull(subscription);
    if (this.subscription != null) {
      subscription.cancel();
      return;
    }
    this.subscription = subscription;
    subscription.request(Long.MAX_VALUE);
  }

  @Override
  public void onNext(List<ByteBuffer> item) {
    item.forEach(this::take);
  }

  @Override
  public void onError(Throwable throwable) {
    result.completeExceptionally(Objects.requireNonNull(throwable));
  }

  @Override
  public void onComplete() {
    try {
      result.complete(finish());
    } catch (IOException | RuntimeException e) {
      result.completeExceptionally(e);
    }
  }

  @Override
  public void take(ByteBuffer buffer) {
    collected.writeBytes(bytes(buffer));
  }

  @Override
  public T finish() throws IOException {
    return finisher.from(collected.toByteArray());
  }

  @Override
  public CompletionStage<T> getBody() {
    return result;
  }
}
