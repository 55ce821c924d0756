// Changes a volatile reference field of other objects atomically.
package java.util.concurrent.atomic;

import heddle.VM;
import java.lang.reflect.Field;
import java.util.function.BinaryOperator;
import java.util.function.UnaryOperator;

public abstract class AtomicReferenceFieldUpdater<T, V> {
  private static final class ByName<T, V> extends AtomicReferenceFieldUpdater<T, V> {
    private final Class<T> owner;
    private final Class<V> type;
    private final String field;  // with its class

    ByName(Class<T> owner, Class<V> type, String name) {
      this.owner = owner;
      this.type = type;
      Field declared = FieldNames.find(owner, name);
      if (declared.getType() != type) throw new ClassCastException();
      if (type.isPrimitive()) throw new IllegalArgumentException("Must be reference type");
      field = FieldNames.qualified(declared);
    }

    private T of(T obj) {
      if (!owner.isInstance(obj)) throw new ClassCastException();
      return obj;
    }

    private V value(V value) {
      if (value != null && !type.isInstance(value)) throw new ClassCastException();
      return value;
    }

    @Override
    public boolean compareAndSet(T obj, V expect, V update) {
      return VM.compareAndSetReference(of(obj), field, expect, value(update));
    }

    @Override
    public boolean weakCompareAndSet(T obj, V expect, V update) {
      return VM.weakCompareAndSetReference(of(obj), field, expect, value(update));
    }

    @Override
    public void set(T obj, V newValue) {
      VM.getAndSetReference(of(obj), field, value(newValue));
    }

    @Override
    public void lazySet(T obj, V newValue) {
      VM.getAndSetReference(of(obj), field, value(newValue));
    }

    @Override
    @SuppressWarnings("unchecked")
    public V get(T obj) {
      return (V) VM.getReference(of(obj), field);
    }

    @Override
    @SuppressWarnings("unchecked")
    public V getAndSet(T obj, V newValue) {
      return (V) VM.getAndSetReference(of(obj), field, value(newValue));
    }
  }

  protected AtomicReferenceFieldUpdater() {}

  public static <U, W> AtomicReferenceFieldUpdater<U, W> newUpdater(
      Class<U> tclass, Class<W> vclass, String fieldName) {
    return new ByName<U, W>(tclass, vclass, fieldName);
  }

  public abstract boolean compareAndSet(T obj, V expect, V update);

  public abstract boolean weakCompareAndSet(T obj, V expect, V update);

  public abstract void set(T obj, V newValue);

  public abstract void lazySet(T obj, V newValue);

  public abstract V get(T obj);

  public V getAndSet(T obj, V newValue) {
    while (true) {
      V old = get(obj);
      if (compareAndSet(obj, old, newValue)) return old;
    }
  }

  public final V getAndUpdate(T obj, UnaryOperator<V> updateFunction) {
    while (true) {
      V old = get(obj);
      if (compareAndSet(obj, old, updateFunction.apply(old))) return old;
    }
  }

  public final V updateAndGet(T obj, UnaryOperator<V> updateFunction) {
    while (true) {
      V old = get(obj);
      V next = updateFunction.apply(old);
      if (compareAndSet(obj, old, next)) return next;
    }
  }

  public final V getAndAccumulate(T obj, V x, BinaryOperator<V> accumulatorFunction) {
    while (true) {
      V old = get(obj);
      if (compareAndSet(obj, old, accumulatorFunction.apply(old, x))) return old;
    }
  }

  public final V accumulateAndGet(T obj, V x, BinaryOperator<V> accumulatorFunction) {
    while (true) {
      V old = get(obj);
      V next = accumulatorFunction.apply(old, x);
      if (compareAndSet(obj, old, next)) return next;
    }
  }
}
