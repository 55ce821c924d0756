package heddle;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import org.junit.jupiter.params.provider.Arguments;

/** What a method that is named by JUnit's {@code @MethodSource} has returned, as sets of arguments. Of {@code vm test}. */
public final class TestArguments {
  private TestArguments() {}

  public static List<Object[]> of(Object source) {
    Iterator<?> all = Elements.of(source);
    if (all == null) throw new IllegalArgumentException("no source of arguments: " + source);
    List<Object[]> sets = new ArrayList<>();
    while (all.hasNext()) sets.add(set(all.next()));
    return sets;
  }

  /** What a private method without parameters of the class returns, or throws. */
  public static Object call(Class<?> type, Object target, String method) throws Throwable {
    Method m = type.getDeclaredMethod(method);
    m.setAccessible(true);
    try {
      return m.invoke(target);
    } catch (InvocationTargetException e) {
      throw e.getCause();
    }
  }

  private static Object[] set(Object one) {
    if (one instanceof Arguments) return ((Arguments) one).get();
    return one instanceof Object[] ? (Object[]) one : new Object[] {one};
  }
}
