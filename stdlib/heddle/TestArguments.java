package heddle;

import java.lang.reflect.Array;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.stream.BaseStream;
import org.junit.jupiter.params.provider.Arguments;

/** What a method that is named by JUnit's {@code @MethodSource} has returned, as sets of arguments. Of {@code vm test}. */
public final class TestArguments {
  private TestArguments() {}

  public static List<Object[]> of(Object source) {
    List<Object[]> sets = new ArrayList<>();
    if (source instanceof BaseStream) {
      for (Iterator<?> all = ((BaseStream<?, ?>) source).iterator(); all.hasNext();) sets.add(set(all.next()));
    } else if (source instanceof Iterable) {
      for (Object one : (Iterable<?>) source) sets.add(set(one));
    } else if (source instanceof Iterator) {
      for (Iterator<?> all = (Iterator<?>) source; all.hasNext();) sets.add(set(all.next()));
    } else if (source instanceof Object[]) {
      for (Object one : (Object[]) source) sets.add(set(one));
    } else if (source != null && source.getClass().isArray()) {
      for (int i = 0; i < Array.getLength(source); i++) sets.add(set(Array.get(source, i)));
    } else {
      throw new IllegalArgumentException("no source of arguments: " + source);
    }
    return sets;
  }

  private static Object[] set(Object one) {
    if (one instanceof Arguments) return ((Arguments) one).get();
    return one instanceof Object[] ? (Object[]) one : new Object[] {one};
  }
}
