// contains of a blocking queue calls equals with the queue's lock. OpenJDK 17 hangs in 3 of 3 trials.
// expect deadlock
import java.util.*;
import java.util.concurrent.*;

public class QueueEqualsLocked {
  static final CountDownLatch added = new CountDownLatch(1);

  static class Slow {
    @Override
    public boolean equals(Object o) {
      try {
        added.await();
      } catch (InterruptedException e) {
        throw new AssertionError(e);
      }
      return o == this;
    }
  }

  public static void main(String[] args) {
    Queue<Object> queue = new LinkedBlockingQueue<>();
    queue.add("x");
    new Thread(() -> queue.contains(new Slow())).start();
    queue.add("y");
    added.countDown();
  }
}
