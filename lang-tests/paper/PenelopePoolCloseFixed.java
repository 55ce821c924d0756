// Penelope's pool, first defect repaired: the factory is read once, under the monitor.
// expect clean
// explore: proof
// explore: all
// explore: --explore=predict findings=0
import java.util.ArrayDeque;

interface Factory {
  Object make();
  default void passivate(Object o) {}
}

class ObjectPool {
  private final ArrayDeque<Object> idle = new ArrayDeque<>();
  private Factory factory = Object::new; // null when the pool is closed

  Object borrowObject() {
    Factory f;
    synchronized (this) {
      if (!idle.isEmpty())
        return idle.pop();
      if (factory == null)
        throw new IllegalStateException("closed");
      f = factory;
    }
    return f.make(); // made outside the monitor, so that a slow factory stops nobody
  }

  void returnObject(Object o) {
    Factory f;
    synchronized (this) {
      f = factory;
    }
    if (f == null)
      return;
    f.passivate(o);
    synchronized (this) {
      if (factory != null)
        idle.push(o);
    }
  }

  synchronized void close() {
    idle.clear();
    factory = null;
  }
}

public class PenelopePoolCloseFixed {
  public static void main(String[] args) {
    ObjectPool pool = new ObjectPool();
    new Thread(() -> {
      try {
        Object o = pool.borrowObject();
        pool.returnObject(o);
      } catch (IllegalStateException e) {
        // closed before
      }
    }, "user").start();
    new Thread(pool::close, "closer").start();
  }
}
