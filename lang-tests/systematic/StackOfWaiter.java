// A thread that is seen to wait for a notify is seen inside Object.wait by getAllStackTraces.
// OpenJDK 17: 3000 of 3000 runs.
// expect clean
// explore: proof
// explore: all
import java.util.Map;

public class StackOfWaiter {
  public static void main(String[] args) throws InterruptedException {
    Object bell = new Object();
    boolean[] rung = {false};
    Thread t = new Thread(() -> {
      synchronized (bell) {
        try {
          while (!rung[0]) bell.wait();
        } catch (InterruptedException e) {
          throw new IllegalStateException(e);
        }
      }
    });
    t.start();
    boolean waits = t.getState() == Thread.State.WAITING;
    Map<Thread, StackTraceElement[]> all = Thread.getAllStackTraces();
    assert all.containsKey(Thread.currentThread());
    if (waits) {
      StackTraceElement[] trace = all.get(t);
      assert trace[0].getClassName().equals("java.lang.Object") && trace[0].getMethodName().startsWith("wait");
    }
    synchronized (bell) {
      rung[0] = true;
      bell.notify();
    }
    t.join();
    assert !Thread.getAllStackTraces().containsKey(t);
  }
}
