// A variable of which each thread has its own.
package java.lang;

import heddle.TaskThreads;
import java.util.Objects;
import java.util.function.Supplier;

public class ThreadLocal<T> {
  public ThreadLocal() {}

  protected T initialValue() {
    return null;
  }

  public static <S> ThreadLocal<S> withInitial(Supplier<? extends S> supplier) {
    return new Supplied<S>(supplier);
  }

  @SuppressWarnings("unchecked")
  public T get() {
    TaskThreads.tellTaskApart();
    Thread thread = Thread.currentThread();
    if (thread.hasLocal(this)) return (T) thread.getLocal(this);
    T value = initialValue();
    thread.setLocal(this, value);
    return value;
  }

  public void set(T value) {
    TaskThreads.tellTaskApart();
    Thread.currentThread().setLocal(this, value);
  }

  public void remove() {
    TaskThreads.tellTaskApart();
    Thread.currentThread().removeLocal(this);
  }

  private static final class Supplied<S> extends ThreadLocal<S> {
    private final Supplier<? extends S> supplier;

    Supplied(Supplier<? extends S> supplier) {
      this.supplier = Objects.requireNonNull(supplier);
    }

    @Override
    protected S initialValue() {
      return supplier.get();
    }
  }
}
