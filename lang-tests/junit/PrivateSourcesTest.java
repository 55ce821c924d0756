// As with JUnit 5 a source of arguments may be private.
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class PrivateSourcesTest {
  private static Stream<Arguments> products() {
    return Stream.of(Arguments.of(6, 2, 3), Arguments.of(0, 0, 7));
  }

  @ParameterizedTest
  @MethodSource("products")
  void multiplies(int product, int a, int b) {
    assertEquals(product, a * b);
  }

  @ParameterizedTest
  @MethodSource
  void isShort(String word) {
    assertTrue(word.length() < 4);
  }

  private static List<String> isShort() {
    return List.of("one", "two");
  }
}
