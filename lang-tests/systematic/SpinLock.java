// A spin lock by compareAndSet: exclusion without a monitor.
// expect clean
import java.util.concurrent.atomic.AtomicBoolean;

public class SpinLock {
  static final AtomicBoolean taken = new AtomicBoolean();
  static int inside;

  static void enter() {
    while (!taken.compareAndSet(false, true))
      Thread.onSpinWait();
    inside++;
    assert inside == 1;
    inside--;
    taken.set(false);
  }

  public static void main(String[] args) {
    new Thread(SpinLock::enter).start();
    new Thread(SpinLock::enter).start();
  }
}
