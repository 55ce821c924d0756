import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

// Threads, which JUnit runs once and vm in every way.
class CounterTest {
  private int count;

  private synchronized void add() {
    count++;
  }

  @Test
  void locked() throws InterruptedException {
    Thread t = new Thread(this::add);
    t.start();
    add();
    t.join();
    assertEquals(2, count);
  }
}
