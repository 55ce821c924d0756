import java.lang.ref.*;

public class Basics {
  static PhantomReference<Object> make(Object o, ReferenceQueue<Object> q) {
    return new PhantomReference<>(o, q);
  }

  public static void main(String[] args) throws Exception {
    ReferenceQueue<Object> q = new ReferenceQueue<>();
    Object kept = new Object();
    PhantomReference<Object> gone = make(new Object(), q), there = make(kept, q);
    System.out.println(gone.get() + " " + there.get() + " " + there.refersTo(kept)); // expect: null null true
    Reference<?> r = null;
    for (int i = 0; i < 100 && r == null; i++) {
      System.gc();
      r = q.remove(20);
    }
    System.out.println((r == gone) + " " + gone.refersTo(null)); // expect: true true
    System.out.println(q.remove(20)); // expect: null
    System.out.println(there.refersTo(kept)); // expect: true
    Reference.reachabilityFence(kept);
  }
}
