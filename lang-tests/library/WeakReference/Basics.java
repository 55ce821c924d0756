// Cleared by the collection that finds the referent unreachable, and then given to its queue.
import java.lang.ref.*;
import java.util.*;

public class Basics {
  static final ReferenceQueue<Object> queue = new ReferenceQueue<>();
  static final List<WeakReference<?>> references = new ArrayList<>();
  static Object strong = new Object();

  static class Own extends WeakReference<Object> {
    final String name;

    Own(String name, Object o) {
      super(o, queue);
      this.name = name;
    }
  }

  static void make() {
    references.add(new WeakReference<>(new Object(), queue));
    references.add(new WeakReference<>(strong, queue));
    references.add(new WeakReference<>("a literal", queue));
    references.add(new WeakReference<>(Basics.class, queue));
    references.add(new Own("own", new int[1000]));
    references.add(new WeakReference<>(null, queue));
    references.add(new WeakReference<>(new WeakReference<>(strong)));
    new WeakReference<>(new Object(), queue); // garbage itself: nobody hears of it
  }

  public static void main(String[] args) throws Exception {
    make();
    Set<Integer> seen = new TreeSet<>();
    for (int i = 0; i < 100 && seen.size() < 2; i++) {
      System.gc();
      for (Reference<?> r; (r = queue.remove(10)) != null;) {
        seen.add(references.indexOf(r));
        if (r instanceof Own) System.out.println(((Own) r).name); // expect: own
      }
    }
    System.out.println(seen); // expect: [0, 4]
    for (WeakReference<?> r : references) System.out.print((r.get() == null) + " " + r.isEnqueued() + ";");
    System.out.println(); // expect: true false;false false;false false;false false;true false;true false;true false;
    Object o = new Object();
    WeakReference<Object> w = new WeakReference<>(o, queue);
    System.out.println(w.refersTo(o) + " " + w.refersTo(null) + " " + (w.get() == o)); // expect: true false true
    w.clear();
    System.out.println(w.refersTo(o) + " " + w.refersTo(null) + " " + w.isEnqueued()); // expect: false true false
    System.gc();
    System.out.println(queue.remove(20) == null); // expect: true
    Reference.reachabilityFence(o);
  }
}
