// Sends the buffers of a publisher, each as it comes.
package java.net.http;

import heddle.HttpChunks;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Flow;

final class BodyUpload implements Flow.Subscriber<ByteBuffer> {
  private final OutputStream out;
  private final long length;  // -1: not known, so it goes in chunks
  private final CompletableFuture<Void> over = new CompletableFuture<>();
  private Flow.Subscription subscription;
  private long sent;

  BodyUpload(OutputStream out, long length) {
    this.out = length < 0 ? new HttpChunks(out) : out;
    this.length = length;
  }

  // Everything has been sent, or it has failed.
  CompletableFuture<Void> over() {
    return over;
  }

  @Override
  public void onSubscribe(Flow.Subscription subscription) {
    if (this.subscription != null) {
      subscription.cancel();
      return;
    }
    this.subscription = subscription;
    subscription.request(1);
  }

  @Override
  public void onNext(ByteBuffer item) {
    if (over.isDone()) return;
    byte[] bytes = new byte[item.remaining()];
    item.get(bytes);
    sent += bytes.length;
    if (length >= 0 && sent > length) {
      fail(new IOException("Too many bytes in request body. Expected: " + length + ", got: " + sent));
      return;
    }
    try {
      out.write(bytes);
      if (length < 0) out.flush();
    } catch (IOException e) {
      fail(e);
      return;
    }
    subscription.request(1);
  }

  private void fail(Throwable why) {
    subscription.cancel();
    over.completeExceptionally(why);
  }

  @Override
  public void onError(Throwable throwable) {
    over.completeExceptionally(throwable);
  }

  @Override
  public void onComplete() {
    if (sent < length) {
      fail(new IOException("Too few bytes returned by the publisher (" + sent + "/" + length + ")"));
      return;
    }
    try {
      if (length < 0) out.close();
      over.complete(null);
    } catch (IOException e) {
      fail(e);
    }
  }
}
