import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

// The tests of InheritsTest.
abstract class InheritedBase {
  abstract int make();

  @BeforeEach
  void before() {
    System.out.println("before");
  }

  @Test
  void makesOne() {
    System.out.println("makes " + make());
    assertEquals(1, make());
  }
}
