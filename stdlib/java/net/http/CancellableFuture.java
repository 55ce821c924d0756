// The answer to a request: who cancels it, or what depends on it, ends the exchange.
package java.net.http;

import java.util.concurrent.CompletableFuture;

final class CancellableFuture<T> extends CompletableFuture<T> {
  private final Runnable end;

  CancellableFuture(Runnable end) {
    this.end = end;
  }

  @Override
  public <U> CompletableFuture<U> newIncompleteFuture() {
    return new CancellableFuture<>(end);
  }

  @Override
  public boolean cancel(boolean mayInterruptIfRunning) {
    boolean open = !isDone();
    boolean cancelled = super.cancel(mayInterruptIfRunning);
    if (open && cancelled && mayInterruptIfRunning) end.run();
    return cancelled;
  }
}
