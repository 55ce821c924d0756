package heddle;

import java.lang.reflect.Array;
import java.util.Arrays;
import java.util.Iterator;
import java.util.stream.BaseStream;

/** What a method that JUnit calls for several values has returned. Of {@code vm test}. */
final class Elements {
  private Elements() {}

  /** Those of a stream, collection, iterator or array; null: it is none. */
  static Iterator<?> of(Object source) {
    if (source instanceof BaseStream) return ((BaseStream<?, ?>) source).iterator();
    if (source instanceof Iterable) return ((Iterable<?>) source).iterator();
    if (source instanceof Iterator) return (Iterator<?>) source;
    if (source instanceof Object[]) return Arrays.asList((Object[]) source).iterator();
    if (source == null || !source.getClass().isArray()) return null;
    return new Iterator<Object>() {
      private int next;

      @Override
      public boolean hasNext() {
        return next < Array.getLength(source);
      }

      @Override
      public Object next() {
        return Array.get(source, next++);
      }
    };
  }
}
