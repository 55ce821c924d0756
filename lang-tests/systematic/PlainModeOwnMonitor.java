// setPlain under the monitor of the AtomicInteger itself, beside incrementAndGet without it: who holds the monitor keeps
// nobody from counting, so that the two are unordered, a data race (JLS 17.4.5). The object is younger than the first
// start of a thread, so that its monitor has no name of its own.
// OpenJDK 17: of a million of each 237,332 were lost.
// expect race: (an AtomicInteger)
// explore: proof
// explore: all
import java.util.concurrent.atomic.AtomicInteger;

public class PlainModeOwnMonitor {
  public static void main(String[] args) throws InterruptedException {
    Thread first = new Thread(() -> {});
    first.start();
    first.join();
    AtomicInteger n = new AtomicInteger();
    Thread a = new Thread(() -> {
      synchronized (n) {
        n.setPlain(n.getPlain() + 1);
      }
    });
    Thread b = new Thread(n::incrementAndGet);
    a.start();
    b.start();
    a.join();
    b.join();
    System.out.println(n.get());
  }
}
