// What the implementations of all streams share.
package java.util.stream;

import java.util.Iterator;
import java.util.Objects;

abstract class AbstractStream<T, I extends Iterator<T>, S extends BaseStream<T, S>>
    implements BaseStream<T, S> {
  private final Source<I> source;
  private boolean used;
  private boolean parallel;
  private Runnable onClose;

  // `before`: the stream that this one continues; null at the beginning.
  AbstractStream(Source<I> source, AbstractStream<?, ?, ?> before) {
    this.source = source;
    if (before != null) {
      parallel = before.parallel;
      onClose = before.onClose;
    }
  }

  // The elements, for the one operation that a stream allows.
  final Source<I> take() {
    if (used) throw new IllegalStateException("stream has already been operated upon or closed");
    used = true;
    return source;
  }

  final I open() {
    return take().open();
  }

  abstract S self();

  @Override
  public boolean isParallel() {
    return parallel;
  }

  @Override
  public S sequential() {
    parallel = false;
    return self();
  }

  // The terminal operation runs in the common pool.
  @Override
  public S parallel() {
    parallel = true;
    return self();
  }

  @Override
  public S unordered() {
    return self();
  }

  @Override
  public S onClose(Runnable closeHandler) {
    Objects.requireNonNull(closeHandler);
    Runnable first = onClose;
    onClose = first == null ? closeHandler : () -> both(first, closeHandler);
    return self();
  }

  private static void both(Runnable first, Runnable second) {
    try {
      first.run();
    } catch (Throwable t) {
      try {
        second.run();
      } catch (Throwable other) {
        if (other != t) t.addSuppressed(other);
      }
      throw t;
    }
    second.run();
  }

  @Override
  public void close() {
    used = true;
    Runnable handlers = onClose;
    onClose = null;
    if (handlers != null) handlers.run();
  }
}
