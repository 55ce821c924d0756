// References, stamped and markable ones, arrays, adders.
import java.util.concurrent.atomic.*;

public class Operations {
  public static void main(String[] args) {
    String s = "a";
    AtomicReference<String> r = new AtomicReference<>(s);
    System.out.println(r.compareAndSet(s, "b") + " " + r.compareAndSet("zz", "c") + " " + r.getAndSet("d") + " " + r.updateAndGet(x -> x + x) + " " + r.accumulateAndGet("!", String::concat) + " " + r);
    AtomicStampedReference<String> st = new AtomicStampedReference<>("x", 1);
    int[] stamp = new int[1];
    System.out.println(st.get(stamp) + stamp[0] + " " + st.compareAndSet("x", "y", 1, 2) + " " + st.compareAndSet("y", "z", 1, 3) + " " + st.getReference() + st.getStamp());
    AtomicMarkableReference<String> mk = new AtomicMarkableReference<>("m", false);
    System.out.println(mk.attemptMark("m", true) + " " + mk.isMarked() + " " + mk.getReference());
    AtomicIntegerArray a = new AtomicIntegerArray(3);
    a.set(1, 5);
    System.out.println(a.incrementAndGet(1) + " " + a.getAndAdd(2, 7) + " " + a.compareAndSet(0, 0, 9) + " " + a + " " + a.length());
    AtomicLongArray la = new AtomicLongArray(new long[] {1, 2});
    System.out.println(la.addAndGet(0, 5) + " " + la);
    AtomicReferenceArray<String> ra = new AtomicReferenceArray<>(2);
    ra.set(0, "q");
    System.out.println(ra);
    LongAdder add = new LongAdder();
    add.add(5);
    add.increment();
    System.out.println(add.sum() + " " + add.sumThenReset() + " " + add);
    LongAccumulator acc = new LongAccumulator(Long::max, Long.MIN_VALUE);
    acc.accumulate(3);
    acc.accumulate(9);
    acc.accumulate(4);
    System.out.println(acc.get());
  }
}
// expect: true false b dd dd! dd!
// expect: x1 true false y2
// expect: true true m
// expect: 6 0 true [9, 6, 7] 3
// expect: 6 [6, 2]
// expect: [q, null]
// expect: 6 6 0
// expect: 9
