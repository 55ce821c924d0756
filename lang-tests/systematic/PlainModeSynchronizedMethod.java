// A synchronized method sets a plain field that others add to by a VarHandle: the monitor is no lock of theirs, a data
// race (JLS 17.4.5), whether the object is older than the first start of a thread or not (with an argument).
// expect race: Counter.x
// explore: proof
// explore: all
// explore: proof -- later
// explore: all -- later
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

public class PlainModeSynchronizedMethod {
  static class Counter {
    static final VarHandle X = handle();
    int x;

    static VarHandle handle() {
      try {
        return MethodHandles.lookup().findVarHandle(Counter.class, "x", int.class);
      } catch (ReflectiveOperationException e) {
        throw new AssertionError(e);
      }
    }

    synchronized void reset() {
      x = 0;
    }

    void add() {
      X.getAndAdd(this, 1);
    }
  }

  public static void main(String[] args) throws InterruptedException {
    if (args.length > 0) {
      Thread first = new Thread(() -> {});
      first.start();
      first.join();
    }
    Counter counter = new Counter();
    Thread a = new Thread(counter::reset), b = new Thread(counter::add);
    a.start();
    b.start();
    a.join();
    b.join();
  }
}
