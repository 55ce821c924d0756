package heddle;

import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.TestInfo;
import org.junit.jupiter.api.TestReporter;

/** What JUnit 5 gives to those parameters of a test's methods that ask for it. Of {@code vm test}. */
public final class TestDetails implements TestInfo, RepetitionInfo, TestReporter {
  private final String displayName;
  private final Set<String> tags;
  private final Class<?> testClass;
  private final Method method;
  private final int repetition, repetitions;

  public TestDetails(String displayName, Class<?> testClass, Method method, int repetition, int repetitions, String... tags) {
    this.displayName = displayName;
    this.testClass = testClass;
    this.method = method;
    this.repetition = repetition;
    this.repetitions = repetitions;
    this.tags = Collections.unmodifiableSet(new LinkedHashSet<>(Arrays.asList(tags)));
  }

  /** The same under another name. */
  public TestDetails named(String name) {
    return new TestDetails(name, testClass, method, repetition, repetitions, tags.toArray(new String[0]));
  }

  /** The name of one set of arguments of a parameterized test. */
  public static String nameOf(int number, Object... arguments) {
    String text = "[" + number + "] ";
    for (int i = 0; i < arguments.length; i++) {
      Object a = arguments[i];
      String shown = a instanceof Object[] ? Arrays.deepToString((Object[]) a) : String.valueOf(a);
      text += (i == 0 ? "" : ", ") + shown;
    }
    return text;
  }

  /** The method with these parameters, of that class or one that it inherits from. */
  public static Method method(Class<?> of, String name, Class<?>... parameters) throws NoSuchMethodException {
    for (Class<?> c = of; c != null; c = c.getSuperclass()) {
      try {
        return c.getDeclaredMethod(name, parameters);
      } catch (NoSuchMethodException e) {
        // It may be inherited.
      }
    }
    return of.getMethod(name, parameters);
  }

  @Override
  public String getDisplayName() {
    return displayName;
  }

  @Override
  public Set<String> getTags() {
    return tags;
  }

  @Override
  public Optional<Class<?>> getTestClass() {
    return Optional.of(testClass);
  }

  @Override
  public Optional<Method> getTestMethod() {
    return Optional.ofNullable(method);
  }

  @Override
  public int getCurrentRepetition() {
    return repetition;
  }

  @Override
  public int getTotalRepetitions() {
    return repetitions;
  }

  /** Reports of Heddle have no place for it. */
  @Override
  public void publishEntry(Map<String, String> map) {}

  @Override
  public String toString() {
    return "TestInfo [displayName = '" + displayName + "', tags = " + tags + ", testClass = " + testClass.getName()
        + ", testMethod = " + (method == null ? "null" : method.toString()) + "]";
  }
}
