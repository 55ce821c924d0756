// A ticket lock: mutual exclusion, first come, first served.
// expect clean
import java.util.concurrent.atomic.AtomicInteger;

public class TicketLock {
  static final AtomicInteger next = new AtomicInteger(), serving = new AtomicInteger();
  static int inside;

  static void region() {
    int mine = next.getAndIncrement();
    while (serving.get() != mine)
      Thread.onSpinWait();
    inside++;
    assert inside == 1;
    inside--;
    serving.set(mine + 1);
  }

  public static void main(String[] args) {
    for (int i = 0; i < 3; i++)
      new Thread(TicketLock::region).start();
  }
}
