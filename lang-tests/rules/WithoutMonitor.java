// The exceptions are caught, and the rules see them all the same.
// expect rule wait-unlocked: 13: main calls wait() of WithoutMonitor.lock without holding its monitor
// expect rule notify-unlocked: 18: main calls notifyAll() of WithoutMonitor.lock without holding its monitor
// expect rule unlock-unheld: 23: main calls unlock() of WithoutMonitor.mutex, which it does not hold
// expect rule notify-unlocked: 28: main calls signal() of WithoutMonitor.turn without holding its lock
import java.util.concurrent.locks.*;

public class WithoutMonitor {
  static final Object lock = new Object();
  static final ReentrantLock mutex = new ReentrantLock();
  static final Condition turn = mutex.newCondition();
  static void await() throws InterruptedException {
    try { while (true) lock.wait(); } catch (IllegalMonitorStateException e) {
      System.out.println("wait");
    }
  }
  static void tell() {
    try { lock.notifyAll(); } catch (IllegalMonitorStateException e) {
      System.out.println("notify");
    }
  }
  static void free() {
    try { mutex.unlock(); } catch (IllegalMonitorStateException e) {
      System.out.println("unlock");
    }
  }
  static void signal() {
    try { turn.signal(); } catch (IllegalMonitorStateException e) {
      System.out.println("signal");
    }
  }
  public static void main(String[] args) throws Exception {
    await();
    tell();
    free();
    signal();
  }
}
