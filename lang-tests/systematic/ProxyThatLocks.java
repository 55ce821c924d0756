// A proxy that takes a lock around each call, as frameworks do it: the object behind it needs no lock of its own.
// expect clean
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.locks.ReentrantLock;

public class ProxyThatLocks {
  interface Log {
    void add(String line);

    int size();
  }

  static class Lines implements Log {
    private final List<String> lines = new ArrayList<>();

    public void add(String line) { lines.add(line); }

    public int size() { return lines.size(); }
  }

  static Log locked(Log target) {
    ReentrantLock lock = new ReentrantLock();
    return (Log) Proxy.newProxyInstance(Log.class.getClassLoader(), new Class<?>[] {Log.class}, (proxy, method, args) -> {
      lock.lock();
      try {
        return method.invoke(target, args);
      } catch (InvocationTargetException e) {
        throw e.getCause();
      } finally {
        lock.unlock();
      }
    });
  }

  public static void main(String[] args) throws InterruptedException {
    Log log = locked(new Lines());
    Thread other = new Thread(() -> log.add("other"));
    other.start();
    log.add("main");
    other.join();
    assert log.size() == 2;
  }
}
