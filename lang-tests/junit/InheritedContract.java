import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

// The test of InheritsContract.
interface InheritedContract {
  int size();

  @Test
  default void isNotNegative() {
    System.out.println("size " + size());
    assertTrue(size() >= 0);
  }
}
