// expect rule wait-outside-loop: 9: guest waits on WaitOutsideLoop.door outside a loop
// expect rule wait-outside-loop: 26: late waits on WaitOutsideLoop.bell outside a loop
import java.util.concurrent.locks.*;
public class WaitOutsideLoop {
  static final Object door = new Object();
  static boolean open, rung;
  static synchronized void enter() throws InterruptedException {
    synchronized (door) {
      if (!open) door.wait();
    }
  }
  static final ReentrantLock lock = new ReentrantLock();
  static final Condition bell = lock.newCondition();

  static void run(java.util.concurrent.Callable<Void> what) {
    try {
      what.call();
    } catch (Exception e) {
      throw new AssertionError(e);
    }
  }
  static Void listen() throws InterruptedException {
    lock.lock();
    try {
      // (In no loop either.)
      if (!rung) bell.await();
    } finally {
      lock.unlock();
    }
    return null;
  }

  public static void main(String[] args) throws Exception {
    Thread guest = new Thread(() -> run(() -> { enter(); return null; }), "guest");
    Thread late = new Thread(() -> run(WaitOutsideLoop::listen), "late");
    guest.start();
    late.start();
    Thread.sleep(10);
    synchronized (door) {
      open = true;
      door.notifyAll();
    }
    lock.lock();
    rung = true;
    bell.signalAll();
    lock.unlock();
    guest.join();
    late.join();
  }
}
