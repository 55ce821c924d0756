// A value for each class, computed when it is first asked for. Several threads may compute one at once; the first that is done gives
// it to all. Written from the class's documentation.
package java.lang;

import java.util.concurrent.ConcurrentHashMap;

public abstract class ClassValue<T> {
  private static final class Box {
    final Object value;  // may be null

    Box(Object value) {
      this.value = value;
    }
  }

  private final ConcurrentHashMap<Class<?>, Box> values = new ConcurrentHashMap<>();

  protected ClassValue() {}

  protected abstract T computeValue(Class<?> type);

  @SuppressWarnings("unchecked")
  public T get(Class<?> type) {
    if (type == null) throw new NullPointerException("Cannot read field \"classValueMap\" because \"type\" is null");
    Box box = values.get(type);
    if (box == null) {
      box = new Box(computeValue(type));
      Box other = values.putIfAbsent(type, box);
      if (other != null) box = other;
    }
    return (T) box.value;
  }

  // The next call of get computes it again.
  public void remove(Class<?> type) {
    values.remove(type);
  }
}
