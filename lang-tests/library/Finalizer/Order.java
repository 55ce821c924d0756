// finalize() runs once for each object, on a thread of the VM's own; it may resurrect the object, which then is
// not finalized again; its exceptions go nowhere; a finalize() that does nothing counts for nothing.
import java.util.*;

public class Order {
  static int finalized, trivial;
  static Order saved;
  static final Set<String> threads = new TreeSet<>();
  static final Thread mainThread = Thread.currentThread();
  static final Set<Integer> ids = new TreeSet<>();
  final int id;

  Order(int id) {
    this.id = id;
  }

  @Override
  protected void finalize() throws Throwable {
    synchronized (Order.class) {
      finalized++;
      ids.add(id);
      threads.add(Thread.currentThread() == mainThread ? "main" : "another");
    }
    if (id == 3) saved = this;
    if (id == 4) throw new RuntimeException("goes nowhere");
    if (id == 5) throw new StackOverflowError();
  }

  static class Sub extends Order {
    Sub(int id) {
      super(id);
    }

    @Override
    protected void finalize() throws Throwable {
      super.finalize();
      synchronized (Order.class) {
        ids.add(-id);
      }
    }
  }

  static void make() {
    for (int i = 0; i < 10; i++) new Order(i);
    new Sub(50);
  }

  static int count() {
    synchronized (Order.class) {
      return finalized + ids.size();
    }
  }

  static void collect(int enough) throws InterruptedException {
    for (int i = 0; i < 100 && count() < enough; i++) {
      System.gc();
      System.runFinalization();
      Thread.sleep(10);
    }
  }

  public static void main(String[] args) throws Exception {
    Order held = new Order(100);
    make();
    collect(11 + 12);
    System.out.println(finalized + " " + ids); // expect: 11 [-50, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 50]
    System.out.println(threads); // expect: [another]
    System.out.println(saved.id); // expect: 3
    saved = null;
    for (int i = 0; i < 3; i++) {
      System.gc();
      System.runFinalization();
    }
    System.out.println(finalized + " " + held.id); // expect: 11 100
    System.out.println(Thread.activeCount()); // expect: 1
  }
}
