// An operation of an asynchronous channel that has been begun: who is told what comes of it, once. The channel decides under its
// own monitor that it is over; then one of invoke, finish and tell is called.
package java.nio.channels;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ScheduledFuture;

final class PendingOperation<V, A> {
  // What the caller gets that has given no handler.
  private final class Promise extends CompletableFuture<V> {
    @Override
    public boolean cancel(boolean mayInterruptIfRunning) {
      if (!super.cancel(mayInterruptIfRunning)) return false;
      cancelled.accept(mayInterruptIfRunning);
      return true;
    }
  }

  interface Cancelled {
    void accept(boolean mayInterrupt);
  }

  private final LoopbackGroup group;
  private final A attachment;
  private final CompletionHandler<V, ? super A> handler;  // null: there is a future
  private final Promise future;
  private Cancelled cancelled;
  private ScheduledFuture<?> limit;  // null: there is none

  PendingOperation(LoopbackGroup group, A attachment, CompletionHandler<V, ? super A> handler) {
    this.group = group;
    this.attachment = attachment;
    this.handler = handler;
    future = handler == null ? new Promise() : null;
  }

  CompletableFuture<V> future() {
    return future;
  }

  void whenCancelled(Cancelled action) {
    cancelled = action;
  }

  void setLimit(ScheduledFuture<?> limit) {
    this.limit = limit;
  }

  private boolean settled(V result, Throwable failure) {
    if (limit != null) limit.cancel(false);
    if (future == null) return false;
    if (failure == null) future.complete(result);
    else future.completeExceptionally(failure);
    return true;
  }

  private void call(V result, Throwable failure) {
    if (failure == null) handler.completed(result, attachment);
    else handler.failed(failure, attachment);
  }

  // It is over at once, in the thread that has begun it. A thread of the group calls the handler itself, if not too many such
  // calls are within each other.
  void invoke(V result, Throwable failure) {
    if (settled(result, failure)) return;
    if (group.mayCallHere()) group.callHere(() -> call(result, failure));
    else group.execute(() -> call(result, failure));
  }

  // An event has ended it, in the thread that the group has for events (LoopbackGroup.dispatch).
  void finish(V result, Throwable failure) {
    if (settled(result, failure)) return;
    if (group.isFixed()) call(result, failure);
    else group.execute(() -> call(result, failure));
  }

  // It is over in any other way: a thread of the group will call the handler.
  void tell(V result, Throwable failure) {
    if (!settled(result, failure)) group.execute(() -> call(result, failure));
  }
}
