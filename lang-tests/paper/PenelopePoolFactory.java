// Penelope, section 6 (pool), second defect: addObject and borrowObject beside setFactory. Between the clearing and the change of the factory an
// object of the old one gets in.
// expect finding: java.lang.IllegalStateException: an object of the old factory
// explore: proof
// explore: all
// explore: --explore=predict findings=1
import java.util.ArrayDeque;

interface Factory {
  String make();
}

class ObjectPool {
  private final ArrayDeque<String> idle = new ArrayDeque<>();
  private Factory factory;

  synchronized void addObject() { idle.push(factory.make()); }

  synchronized String borrowObject() { return idle.isEmpty() ? factory.make() : idle.pop(); }

  void setFactory(Factory f) {
    synchronized (this) {
      idle.clear(); // objects of the old factory
    }
    synchronized (this) {
      factory = f;
    }
  }
}

public class PenelopePoolFactory {
  public static void main(String[] args) throws InterruptedException {
    ObjectPool pool = new ObjectPool();
    pool.setFactory(() -> "old");
    Thread adder = new Thread(pool::addObject, "adder");
    Thread changer = new Thread(() -> {
      pool.setFactory(() -> "new");
      String s = pool.borrowObject();
      if (s.equals("old"))
        throw new IllegalStateException("an object of the old factory");
    }, "changer");
    adder.start();
    changer.start();
    adder.join();
    changer.join();
  }
}
