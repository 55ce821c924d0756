import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EmptySource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.NullAndEmptySource;
import org.junit.jupiter.params.provider.NullSource;
import org.junit.jupiter.params.provider.ValueSource;

class ParametersTest {
  enum Colour { RED, GREEN, BLUE }

  static class Name {
    final String text;
    Name(String text) { this.text = text; }
  }

  @BeforeEach
  void before() {
    System.out.println("before");
  }

  @ParameterizedTest
  @ValueSource(ints = {1, -2, Integer.MAX_VALUE})
  void ints(int n) {
    System.out.println("ints " + n);
    assertNotEquals(-2, n);
  }

  @ParameterizedTest
  @ValueSource(ints = {7})
  void widened(long n) {
    System.out.println("widened " + n);
  }

  @ParameterizedTest
  @ValueSource(longs = {1L << 40})
  void boxed(Long n) {
    System.out.println("boxed " + n);
  }

  @ParameterizedTest
  @ValueSource(doubles = {0.1, 1e300, -0.0})
  void doubles(double d) {
    System.out.println("doubles " + d);
  }

  @ParameterizedTest
  @ValueSource(chars = {'a', '\'', '\u00e9'})
  void chars(char c) {
    System.out.println("chars " + (int) c);
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void booleans(boolean b) {
    assertTrue(b, "it is false");
  }

  @ParameterizedTest(name = "<{0}>")
  @ValueSource(strings = {"a \"quoted\" \\ text", "", "line\nbreak"})
  void strings(String s) {
    System.out.println("strings " + s);
  }

  @ParameterizedTest
  @ValueSource(strings = {"42", "0x10"})
  void converted(int n) {
    System.out.println("converted " + n);
  }

  @ParameterizedTest
  @ValueSource(strings = {"GREEN"})
  void constants(Colour c) {
    System.out.println("constants " + c.ordinal());
  }

  @ParameterizedTest
  @ValueSource(strings = {"Ada"})
  void made(Name name) {
    System.out.println("made " + name.text);
  }

  @ParameterizedTest
  @ValueSource(classes = {String.class, List.class})
  void classes(Class<?> c) {
    System.out.println("classes " + c.getName());
  }

  @ParameterizedTest
  @NullSource
  @EmptySource
  void nothing(String s) {
    System.out.println("nothing " + s);
  }

  @ParameterizedTest
  @NullAndEmptySource
  void nothings(int[] numbers) {
    System.out.println("nothings " + Arrays.toString(numbers));
  }

  @ParameterizedTest
  @CsvSource({"apple, 1", "'lemon, lime', 0xF1", "'', 3", ", 4", "' x ' , -5"})
  void lines(String fruit, int rank) {
    System.out.println("lines [" + fruit + "] " + rank);
  }

  @ParameterizedTest
  @CsvSource(value = {"a;NIL;true"}, delimiter = ';', nullValues = "NIL")
  void other(char c, Integer n, boolean b) {
    System.out.println("other " + c + n + b);
  }

  @ParameterizedTest
  @EnumSource
  void all(Colour c) {
    System.out.println("all " + c);
  }

  @ParameterizedTest
  @EnumSource(value = Colour.class, names = {"RED", "BLUE"}, mode = EnumSource.Mode.EXCLUDE)
  void some(Colour c) {
    System.out.println("some " + c);
  }

  static Stream<Arguments> pairs() {
    return Stream.of(Arguments.of("a", 1), Arguments.of("b", 2));
  }

  @ParameterizedTest
  @MethodSource("pairs")
  void fromPairs(String s, long n) {
    System.out.println("fromPairs " + s + n);
  }

  static IntStream sameName() {
    return IntStream.range(0, 3);
  }

  @ParameterizedTest
  @MethodSource
  void sameName(int n) {
    System.out.println("sameName " + n);
  }

  static List<String> texts() {
    return List.of("x", "y");
  }

  @ParameterizedTest
  @MethodSource({"texts", "ParametersTest#texts"})
  void twice(String s) {
    System.out.println("twice " + s);
  }
}
