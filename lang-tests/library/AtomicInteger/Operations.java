// All operations, by one thread and by several.
import java.util.concurrent.atomic.*;

public class Operations {
  public static void main(String[] args) throws InterruptedException {
    AtomicInteger a = new AtomicInteger(5);
    System.out.println(a.getAndIncrement() + " " + a.incrementAndGet() + " " + a.getAndDecrement() + " " + a.decrementAndGet() + " " + a.getAndAdd(10) + " " + a.addAndGet(-3));
    System.out.println(a.compareAndSet(12, 100) + " " + a.compareAndSet(12, 7) + " " + a.get() + " " + a.getAndSet(1) + " " + a);
    System.out.println(a.updateAndGet(x -> x * 8) + " " + a.getAndUpdate(x -> x + 1) + " " + a.accumulateAndGet(3, Integer::sum) + " " + a.getAndAccumulate(2, (x, y) -> x * y) + " " + a.intValue() + " " + a.doubleValue());
    a.lazySet(0);
    Thread[] t = new Thread[4];
    for (int i = 0; i < t.length; i++) {
      t[i] = new Thread(() -> { for (int k = 0; k < 250; k++) a.incrementAndGet(); });
      t[i].start();
    }
    for (Thread x : t) x.join();
    System.out.println(a.get());
    AtomicLong l = new AtomicLong(1L << 40);
    System.out.println(l.incrementAndGet() + " " + l.compareAndSet(1, 2) + " " + l.getAndUpdate(v -> v / 2) + " " + l);
    AtomicBoolean b = new AtomicBoolean();
    System.out.println(b.getAndSet(true) + " " + b.compareAndSet(true, false) + " " + b);
  }
}
// expect: 5 7 7 5 5 12
// expect: true false 100 100 1
// expect: 8 8 12 12 24 24.0
// expect: 1000
// expect: 1099511627777 false 1099511627777 549755813888
// expect: false true false
