import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.lang.reflect.Method;
import java.util.List;
import java.util.TreeSet;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInfo;
import org.junit.jupiter.api.TestReporter;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

// What tests and their methods are told of themselves.
@Tag("outer")
@Tag("all")
class InjectedTest {
  final String made;

  InjectedTest(TestInfo info) {
    made = info.getDisplayName();
  }

  static String told(TestInfo info) {
    Method m = info.getTestMethod().orElse(null);
    return info.getDisplayName() + " of " + info.getTestClass().get().getName() + ", " + (m == null ? "no method" : m.toString())
        + ", tags " + new TreeSet<>(info.getTags());
  }

  @BeforeAll
  static void beforeAll(TestInfo info) {
    System.out.println(told(info) + " beforeAll");
  }

  @AfterAll
  static void afterAll(TestInfo info, TestReporter reporter) {
    reporter.publishEntry("a", "b");
    System.out.println(told(info) + " afterAll");
  }

  @BeforeEach
  void before(TestInfo info) {
    System.out.println("before " + told(info));
  }

  @AfterEach
  void after(TestInfo info, TestReporter reporter) {
    System.out.println("after " + told(info) + ", made for " + made);
  }

  @Test
  @Tag("own")
  void informed(TestInfo info, TestReporter reporter) {
    reporter.publishEntry("a value");
    System.out.println("informed " + told(info));
  }

  @Test
  @DisplayName("With a name")
  void named(TestInfo info) {
    System.out.println(told(info));
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2})
  void numbers(int n, TestInfo info) {
    System.out.println(n + " " + told(info));
  }

  @ParameterizedTest
  @CsvSource({"1, a b", "2, c"})
  void lines(int n, String text) {
    System.out.println(n + text);
  }

  static List<String> texts() {
    return List.of("a", "b");
  }

  @ParameterizedTest
  @MethodSource("texts")
  void ofMethod(String text, TestInfo info) {
    System.out.println(text + " " + told(info));
  }

  @RepeatedTest(3)
  void again(RepetitionInfo info) {
    System.out.println(info.getCurrentRepetition() + " of " + info.getTotalRepetitions());
    assertNotEquals(2, info.getCurrentRepetition());
  }

  @RepeatedTest(value = 2, name = "{displayName}: {currentRepetition}/{totalRepetitions}")
  @DisplayName("Often")
  void often(TestInfo info, RepetitionInfo repetition) {
    System.out.println(told(info));
    assertEquals("Often: " + repetition.getCurrentRepetition() + "/2", info.getDisplayName());
  }

  @Nested
  @Tag("inner")
  class Inner {
    Inner(TestInfo info) {
      System.out.println("inner for " + info.getDisplayName());
    }

    @Test
    void deep(TestInfo info) {
      System.out.println(told(info));
    }
  }
}
