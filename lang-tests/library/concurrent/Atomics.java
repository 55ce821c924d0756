import java.util.concurrent.atomic.*;

public class Atomics {
  public static void main(String[] args) {
    AtomicInteger n = new AtomicInteger(5);
    System.out.println(n.getAndIncrement() + " " + n.incrementAndGet() + " " + n.updateAndGet(x -> x * 2) + " " + n);
    System.out.println(n.compareAndSet(14, 1) + " " + n.compareAndSet(14, 2) + " " + n.getAndAdd(9) + " " + n.accumulateAndGet(3, Math::max));
    AtomicLong l = new AtomicLong(Long.MAX_VALUE);
    System.out.println(l.incrementAndGet() + " " + l.getAndSet(7) + " " + l.intValue());
    AtomicBoolean b = new AtomicBoolean();
    System.out.println(b.getAndSet(true) + " " + b.compareAndSet(false, true) + " " + b);
    AtomicIntegerArray a = new AtomicIntegerArray(new int[] {1, 2, 3});
    System.out.println(a.addAndGet(1, 40) + " " + a + " " + a.length());
    try {
      a.get(3);
    } catch (IndexOutOfBoundsException e) {
      System.out.println(e.getMessage());
    }
    AtomicReference<String> r = new AtomicReference<>("a");
    System.out.println(r.compareAndSet("a", "b") + " " + r.getAndUpdate(s -> s + "c") + " " + r);
    AtomicReferenceArray<String> ra = new AtomicReferenceArray<>(2);
    ra.set(0, "x");
    System.out.println(ra + " " + ra.getAndSet(0, "y") + " " + ra.get(1));
    AtomicStampedReference<String> s = new AtomicStampedReference<>("x", 1);
    int[] stamp = new int[1];
    System.out.println(s.compareAndSet("x", "y", 1, 2) + " " + s.compareAndSet("y", "z", 1, 3) + " " + s.get(stamp) + stamp[0]);
    AtomicMarkableReference<String> m = new AtomicMarkableReference<>("x", false);
    System.out.println(m.attemptMark("x", true) + " " + m.isMarked());
    LongAdder adder = new LongAdder();
    adder.add(4);
    adder.increment();
    System.out.println(adder.sumThenReset() + " " + adder);
    DoubleAdder d = new DoubleAdder();
    d.add(0.5);
    d.add(0.25);
    System.out.println(d);
    LongAccumulator max = new LongAccumulator(Math::max, Long.MIN_VALUE);
    max.accumulate(3);
    max.accumulate(-1);
    System.out.println(max.getThenReset() + " " + max.get());
  }
}
// expect: 5 7 14 14
// expect: true false 1 10
// expect: -9223372036854775808 -9223372036854775808 7
// expect: false false true
// expect: 42 [1, 42, 3] 3
// expect: Index 3 out of bounds for length 3
// expect: true b bc
// expect: [x, null] x null
// expect: true false y2
// expect: true true
// expect: 5 0
// expect: 0.75
// expect: 3 -9223372036854775808
