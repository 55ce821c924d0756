// Its sibling without the lock: the proxy only hands the calls on, and the list behind it races.
// expect race: Lines#1.lines
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.List;

public class ProxyThatForgetsToLock {
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
    return (Log) Proxy.newProxyInstance(Log.class.getClassLoader(), new Class<?>[] {Log.class}, (proxy, method, args) -> {
      try {
        return method.invoke(target, args);
      } catch (InvocationTargetException e) {
        throw e.getCause();
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
