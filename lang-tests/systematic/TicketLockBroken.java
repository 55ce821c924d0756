// TicketLock with a ticket that is read and then incremented: two threads may have the same one.
// expect assertion
import java.util.concurrent.atomic.AtomicInteger;

public class TicketLockBroken {
  static final AtomicInteger next = new AtomicInteger(), serving = new AtomicInteger(), inside = new AtomicInteger();

  static void region() {
    int mine = next.get();
    next.set(mine + 1);
    while (serving.get() < mine)
      Thread.onSpinWait();
    assert inside.incrementAndGet() == 1;
    inside.decrementAndGet();
    serving.set(mine + 1);
  }

  public static void main(String[] args) {
    new Thread(TicketLockBroken::region).start();
    new Thread(TicketLockBroken::region).start();
  }
}
