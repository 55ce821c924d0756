// QueueEqualsLocked with a queue without locks, and remove (OpenJDK 17: no hang in 3 trials; the same with CopyOnWriteArrayList).
// expect clean
import java.util.*;
import java.util.concurrent.*;

public class QueueEqualsUnlocked {
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
    Queue<Object> queue = new ConcurrentLinkedQueue<>();
    queue.add("x");
    new Thread(() -> queue.remove(new Slow())).start();
    queue.add("y");
    added.countDown();
  }
}
