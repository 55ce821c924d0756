// Penelope's pool, second defect repaired: setFactory is one synchronized operation.
// expect clean
// explore: proof
// explore: all
// explore: --explore=predict findings=0
import java.util.ArrayDeque;

interface Factory {
  String make();
}

class ObjectPool {
  private final ArrayDeque<String> idle = new ArrayDeque<>();
  private Factory factory;

  synchronized void addObject() { idle.push(factory.make()); }

  synchronized String borrowObject() { return idle.isEmpty() ? factory.make() : idle.pop(); }

  synchronized void setFactory(Factory f) {
    idle.clear(); // objects of the old factory
    factory = f;
  }
}

public class PenelopePoolFactoryFixed {
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
