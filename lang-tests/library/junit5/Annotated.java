// Classes with JUnit 5's annotations compile and run as plain programs; what takes part in parameters is there, too.
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.*;
import org.junit.jupiter.api.function.ThrowingConsumer;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.api.parallel.Isolated;
import org.junit.jupiter.api.parallel.ResourceAccessMode;
import org.junit.jupiter.api.parallel.ResourceLock;
import org.junit.jupiter.api.parallel.Resources;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.*;
import org.junit.platform.commons.PreconditionViolationException;

@DisplayName("annotated")
@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
@TestMethodOrder(MethodOrderer.OrderAnnotation.class)
@Execution(ExecutionMode.CONCURRENT)
@ResourceLock(value = Resources.SYSTEM_OUT, mode = ResourceAccessMode.READ)
@Isolated("why")
@Timeout(5)
@Tag("all")
public class Annotated {
  @TempDir java.nio.file.Path folder;

  int calls;

  @BeforeAll
  void beforeAll() {
    calls += 100;
  }

  @AfterAll
  static void afterAll() {}

  @BeforeEach
  void before(TestInfo info) {
    calls++;
  }

  @AfterEach
  void after(TestInfo info, TestReporter reporter) {
    reporter.publishEntry(info.getDisplayName());
    reporter.publishEntry("key", "value");
  }

  @Test
  @Order(1)
  @Tag("one")
  @DisplayName("a test")
  @Timeout(value = 10, unit = TimeUnit.MILLISECONDS, threadMode = Timeout.ThreadMode.SAME_THREAD)
  void test() {
    assertEquals(101, calls);
  }

  @Disabled("for now")
  @Test
  void disabled() {}

  @RepeatedTest(value = 3, name = RepeatedTest.LONG_DISPLAY_NAME)
  void repeated(RepetitionInfo info) {
    assertEquals(3, info.getTotalRepetitions());
  }

  @ParameterizedTest(name = "{index} " + ParameterizedTest.ARGUMENTS_PLACEHOLDER)
  @ValueSource(ints = {1, 2})
  void values(int i) {}

  @ParameterizedTest
  @ValueSource(strings = "x")
  @NullAndEmptySource
  void strings(String s) {}

  @ParameterizedTest
  @NullSource
  @EmptySource
  @EnumSource(value = TimeUnit.class, names = "DAYS", mode = EnumSource.Mode.EXCLUDE)
  void units(TimeUnit unit) {}

  @ParameterizedTest
  @EnumSource
  void allUnits(TimeUnit unit) {}

  @ParameterizedTest
  @CsvSource({"1, a", "2, b"})
  void csv(int i, String s) {}

  @ParameterizedTest
  @CsvSource(textBlock = """
      1; 'a'
      2; b
      """, delimiter = ';', nullValues = "-")
  void csvBlock(int i, String s) {}

  @ParameterizedTest
  @MethodSource("pairs")
  void methods(int i, String s) {}

  static Stream<Arguments> pairs() {
    return Stream.of(Arguments.of(1, "a"), arguments(2, Named.of("bee", "b")));
  }

  @Nested
  class Inner {
    @Test
    void inner() {
      assertEquals(101, calls);
    }
  }

  public static void main(String[] args) throws Throwable {
    Annotated a = new Annotated();
    a.beforeAll();
    a.before(null);
    a.test();
    a.new Inner().inner();
    pairs().forEach(p -> System.out.println(Arrays.toString(p.get())));
    Named<String> named = Named.named("name", "payload");
    System.out.println(named + " " + named.getName() + " " + named.getPayload());
    try {
      Named.of(" ", 1);
    } catch (PreconditionViolationException e) {
      System.out.println(e.getMessage());
    }
    try {
      Arguments.of((Object[]) null);
    } catch (PreconditionViolationException e) {
      System.out.println(e.getMessage());
    }
    TestReporter reporter = (Map<String, String> map) -> System.out.println(map);
    reporter.publishEntry("text");
    reporter.publishEntry("key", "text");
    ThrowingConsumer<String> consumer = s -> System.out.println(s);
    consumer.accept("consumed");
    System.out.println(RepeatedTest.LONG_DISPLAY_NAME + " " + ParameterizedTest.DEFAULT_DISPLAY_NAME);
    System.out.println(Arrays.toString(TestInstance.Lifecycle.values()) + Arrays.toString(EnumSource.Mode.values())
        + Arrays.toString(Timeout.ThreadMode.values()) + Arrays.toString(ExecutionMode.values()) + Order.DEFAULT);
  }
}
// expect: [1, a]
// expect: [2, bee]
// expect: name name payload
// expect: name must not be null or blank
// expect: argument array must not be null
// expect: {value=text}
// expect: {key=text}
// expect: consumed
// expect: {displayName} :: repetition {currentRepetition} of {totalRepetitions} [{index}] {argumentsWithNames}
// expect: [PER_CLASS, PER_METHOD][INCLUDE, EXCLUDE, MATCH_ALL, MATCH_ANY, MATCH_NONE][INFERRED, SAME_THREAD, SEPARATE_THREAD][SAME_THREAD, CONCURRENT]1073741823
