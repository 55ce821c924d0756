import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Disabled;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.Timeout;

interface Opens {
  @BeforeEach
  default void open() {
    System.out.println("open");
  }

  @Test
  default void ofTheInterface() {
    System.out.println("ofTheInterface");
  }
}

abstract class Base {
  @BeforeAll
  static void baseBeforeAll() {
    System.out.println("baseBeforeAll");
  }

  @AfterAll
  static void baseAfterAll() {
    System.out.println("baseAfterAll");
  }

  @BeforeEach
  void baseBefore() {
    System.out.println("baseBefore");
  }

  @AfterEach
  void baseAfter() {
    System.out.println("baseAfter");
  }

  @BeforeEach
  void replaced() {
    System.out.println("never");
  }

  @Test
  void inherited() {
    System.out.println("inherited");
  }

  @Test
  void overridden() {
    throw new IllegalStateException("never");
  }
}

class LifecycleTest extends Base implements Opens {
  private int runs;

  LifecycleTest() {
    System.out.println("new");
  }

  @BeforeAll
  static void beforeAll() {
    System.out.println("beforeAll");
  }

  @AfterAll
  static void afterAll() {
    System.out.println("afterAll");
  }

  @BeforeEach
  void before() {
    System.out.println("before");
  }

  @BeforeEach
  void alsoBefore() {
    System.out.println("alsoBefore");
  }

  @BeforeEach
  void zBefore() {
    System.out.println("zBefore");
  }

  @AfterEach
  void alsoAfter() {
    System.out.println("alsoAfter");
  }

  @AfterEach
  void zAfter() {
    System.out.println("zAfter");
  }

  @AfterEach
  void after() {
    System.out.println("after");
  }

  @Override
  void replaced() {
    System.out.println("never either");
  }

  @Override
  @Test
  void overridden() {
    System.out.println("overridden");
  }

  @Test
  void passes() {
    System.out.println("passes " + ++runs);
  }

  @Test
  @DisplayName("what fails & <why>")
  void fails() {
    assertEquals(2, 1 + 2, "sum");
  }

  @Test
  void throwsSomething() {
    throw new IllegalArgumentException("thrown");
  }

  @Test
  @Timeout(1)
  void expects() {
    Exception e = assertThrows(IllegalStateException.class, () -> { throw new IllegalStateException("x"); });
    System.out.println("expects " + e.getMessage());
  }

  @Test
  void aborted() {
    System.out.println("aborted");
    assumeTrue(false, "not here");
    System.out.println("never");
  }

  @Test
  @Disabled("later")
  void disabled() {
    System.out.println("never");
  }

  @RepeatedTest(3)
  void repeated() {
    System.out.println("repeated " + ++runs);
  }

  @Nested
  class Inner {
    @BeforeEach
    void innerBefore() {
      System.out.println("innerBefore");
    }

    @AfterEach
    void innerAfter() {
      System.out.println("innerAfter");
    }

    @Test
    void sees() {
      System.out.println("sees " + ++runs);
    }

    @Nested
    class Innermost {
      @Test
      void deep() {
        System.out.println("deep " + ++runs);
      }
    }
  }

  @Nested
  @Disabled("all of it")
  class Off {
    @Test
    void never() {
      System.out.println("never");
    }
  }

  static class Within {
    @Test
    void alone() {
      System.out.println("alone");
    }

    @AfterEach
    void failsAfterwards() {
      throw new IllegalStateException("afterwards");
    }
  }
}

@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class PerClassTest {
  @BeforeAll
  void beforeAll() {
    System.out.println("PerClass.beforeAll");
  }

  @Test
  void one() {
    System.out.println("PerClass.one");
  }

  @AfterAll
  void afterAll() {
    System.out.println("PerClass.afterAll");
  }
}
