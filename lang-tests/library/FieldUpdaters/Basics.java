import java.util.concurrent.atomic.*;

public class Basics {
  volatile int count;
  volatile long total;
  volatile String name = "a";

  static final AtomicIntegerFieldUpdater<Basics> COUNT = AtomicIntegerFieldUpdater.newUpdater(Basics.class, "count");
  static final AtomicLongFieldUpdater<Basics> TOTAL = AtomicLongFieldUpdater.newUpdater(Basics.class, "total");
  static final AtomicReferenceFieldUpdater<Basics, String> NAME =
      AtomicReferenceFieldUpdater.newUpdater(Basics.class, String.class, "name");

  public static void main(String[] args) throws InterruptedException {
    Basics b = new Basics();
    System.out.println(COUNT.incrementAndGet(b) + " " + COUNT.getAndAdd(b, 5) + " " + COUNT.compareAndSet(b, 6, 9) + " " + COUNT.get(b) + " " + b.count);
    System.out.println(COUNT.updateAndGet(b, x -> x * 2) + " " + COUNT.getAndUpdate(b, x -> x + 1) + " " + COUNT.accumulateAndGet(b, 3, Math::max) + " " + COUNT.getAndAccumulate(b, 4, Integer::sum) + " " + COUNT.decrementAndGet(b));
    COUNT.set(b, -1);
    COUNT.lazySet(b, 7);
    System.out.println(b.count + " " + COUNT.getAndSet(b, 1) + " " + COUNT.getAndIncrement(b) + " " + COUNT.getAndDecrement(b) + " " + COUNT.addAndGet(b, 10));
    System.out.println(TOTAL.addAndGet(b, 1L << 40) + " " + TOTAL.compareAndSet(b, 0, 1) + " " + TOTAL.getAndSet(b, 3) + " " + TOTAL.get(b) + " " + TOTAL.getAndAccumulate(b, 4, Long::sum) + " " + TOTAL.updateAndGet(b, x -> -x));
    String old = b.name;
    System.out.println(NAME.compareAndSet(b, old, "b") + " " + NAME.compareAndSet(b, "zz", "c") + " " + NAME.getAndSet(b, "d") + " " + NAME.get(b) + " " + NAME.updateAndGet(b, s -> s + s) + " " + NAME.getAndUpdate(b, String::toUpperCase) + " " + NAME.accumulateAndGet(b, "x", String::concat) + " " + NAME.getAndAccumulate(b, "y", String::concat));
    NAME.set(b, null);
    System.out.println(NAME.get(b));
    Thread[] ts = new Thread[3];
    COUNT.set(b, 0);
    for (int i = 0; i < ts.length; i++) {
      ts[i] = new Thread(() -> {
        for (int k = 0; k < 100; k++) COUNT.incrementAndGet(b);
      });
      ts[i].start();
    }
    for (Thread t : ts) t.join();
    System.out.println(b.count);
  }
}
// expect: 1 1 true 9 9
// expect: 18 18 19 19 22
// expect: 7 7 1 2 11
// expect: 1099511627776 false 1099511627776 3 3 -7
// expect: true false b d dd dd DDx DDx
// expect: null
// expect: 300
