// Every schedule of two threads with a lock of one's own.
import java.util.concurrent.locks.AbstractQueuedSynchronizer;

public class Explored {
  static class Mutex extends AbstractQueuedSynchronizer {
    @Override
    protected boolean tryAcquire(int n) {
      return compareAndSetState(0, 1);
    }

    @Override
    protected boolean tryRelease(int n) {
      setState(0);
      return true;
    }
  }

  static int counter;

  public static void main(String[] args) throws InterruptedException {
    Mutex m = new Mutex();
    Runnable add = () -> {
      m.acquire(1);
      counter++;
      m.release(1);
    };
    Thread a = new Thread(add);
    Thread b = new Thread(add);
    a.start();
    b.start();
    a.join();
    b.join();
    assert counter == 2;
  }
}
// explore: --systematic
// expect clean
