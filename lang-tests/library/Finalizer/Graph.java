// What a finalizer can reach is kept for it, cycles and other finalizable objects included; weak references to it
// are cleared before finalizers run, phantom ones only when it is gone for good.
import java.lang.ref.*;
import java.util.*;

public class Graph {
  static final List<String> log = Collections.synchronizedList(new ArrayList<>());
  static WeakReference<Object> weakToNode, weakToPart;
  static PhantomReference<Object> phantom;
  static ReferenceQueue<Object> queue = new ReferenceQueue<>();

  static class Node {
    Node other;
    final int[] part = {42};

    @Override
    protected void finalize() {
      log.add("part " + part[0] + " other " + other.part[0] + " weak " + (weakToNode.get() == null) + " "
          + (weakToPart.get() == null));
    }
  }

  static void make() {
    Node a = new Node(), b = new Node();
    a.other = b;
    b.other = a;
    weakToNode = new WeakReference<>(a);
    weakToPart = new WeakReference<>(b.part);
    phantom = new PhantomReference<>(a, queue);
  }

  public static void main(String[] args) throws Exception {
    make();
    for (int i = 0; i < 100 && log.size() < 2; i++) {
      System.gc();
      Thread.sleep(10);
    }
    System.out.println(log); // expect: [part 42 other 42 weak true true, part 42 other 42 weak true true]
    Reference<?> r = null;
    for (int i = 0; i < 100 && r == null; i++) {
      System.gc();
      r = queue.remove(20);
    }
    System.out.println(r == phantom); // expect: true
  }
}
