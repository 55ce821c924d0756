// Annotations of one's own that mean JUnit's (JUnit 5's meta-annotations), at any depth; and one that is not kept until
// run time, which JUnit does not see.
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Disabled;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInfo;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ComposedTest {
  @Retention(RetentionPolicy.RUNTIME)
  @Test
  @Tag("fast")
  @interface Fast {}

  @Retention(RetentionPolicy.RUNTIME)
  @Fast
  @interface Faster {}

  @Retention(RetentionPolicy.RUNTIME)
  @Disabled("not now")
  @interface Later {}

  @Retention(RetentionPolicy.RUNTIME)
  @BeforeEach
  @interface First {}

  @Retention(RetentionPolicy.RUNTIME)
  @ParameterizedTest
  @ValueSource(ints = {1, 2})
  @interface OfSmallNumbers {}

  @Retention(RetentionPolicy.CLASS)
  @Test
  @interface NotKept {}

  int prepared;

  @First
  void prepare() {
    prepared = 3;
    System.out.println("prepare");
  }

  @Fast
  void once(TestInfo info) {
    System.out.println("once " + info.getTags());
    assertEquals(3, prepared);
  }

  @Faster
  void twice() {
    System.out.println("twice");
    assertEquals(4, prepared);
  }

  @Fast
  @Later
  void off() {}

  @OfSmallNumbers
  void small(int n) {
    System.out.println("small " + n);
    assertEquals(1, n);
  }

  @NotKept
  void unseen() {
    throw new AssertionError("nobody runs this");
  }
}

@Retention(RetentionPolicy.RUNTIME)
@Test
@interface OutsideTest {}

class ComposedOtherTest {
  @OutsideTest
  void fails() {
    System.out.println("fails");
    throw new IllegalStateException("as it should");
  }

  @OutsideTest
  void passes() {
    System.out.println("passes");
  }
}
