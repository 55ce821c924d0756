// Penelope, section 6 (pool), first defect: borrowObject and returnObject beside close. The factory is tested under the monitor and used
// outside of it. The field is volatile here, so that what shows is the exception itself.
// expect finding: java.lang.NullPointerException
// explore: proof
// explore: all
// explore: --explore=predict findings=2
import java.util.ArrayDeque;

interface Factory {
  Object make();
  default void passivate(Object o) {}
}

class ObjectPool {
  private final ArrayDeque<Object> idle = new ArrayDeque<>();
  private volatile Factory factory = Object::new; // null when the pool is closed

  Object borrowObject() {
    synchronized (this) {
      if (!idle.isEmpty())
        return idle.pop();
      if (factory == null)
        throw new IllegalStateException("closed");
    }
    return factory.make(); // made outside the monitor, so that a slow factory stops nobody
  }

  void returnObject(Object o) {
    synchronized (this) {
      if (factory == null)
        return;
    }
    factory.passivate(o);
    synchronized (this) {
      idle.push(o);
    }
  }

  synchronized void close() {
    idle.clear();
    factory = null;
  }
}

public class PenelopePoolClose {
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
