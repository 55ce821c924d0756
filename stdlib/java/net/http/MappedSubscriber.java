// A subscriber whose result is made from that of another one.
package java.net.http;

import java.nio.ByteBuffer;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.Flow;
import java.util.function.Function;

final class MappedSubscriber<T, U> implements HttpResponse.BodySubscriber<U> {
  private final HttpResponse.BodySubscriber<T> upstream;
  private final Function<? super T, ? extends U> mapper;

  MappedSubscriber(HttpResponse.BodySubscriber<T> upstream, Function<? super T, ? extends U> mapper) {
    this.upstream = Objects.requireNonNull(upstream);
    this.mapper = Objects.requireNonNull(mapper);
  }

  @Override
  public CompletionStage<U> getBody() {
    return upstream.getBody().thenApply(mapper);
  }

  @Override
  public void onSubscribe(Flow.Subscription subscription) {
    upstream.onSubscribe(subscription);
  }

  @Override
  public void onNext(List<ByteBuffer> item) {
    upstream.onNext(item);
  }

  @Override
  public void onError(Throwable throwable) {
    upstream.onError(throwable);
  }

  @Override
  public void onComplete() {
    upstream.onComplete();
  }
}
