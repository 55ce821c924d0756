// A thread-local variable whose value new threads take over from their creator.
package java.lang;

public class InheritableThreadLocal<T> extends ThreadLocal<T> {
  public InheritableThreadLocal() {}

  protected T childValue(T parentValue) {
    return parentValue;
  }

  @SuppressWarnings("unchecked")
  final Object childValue0(Object parentValue) {
    return childValue((T) parentValue);
  }
}
