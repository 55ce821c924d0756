// A spin lock on a plain field, by a VarHandle: compareAndSet takes it, setRelease gives it back. What it protects is safe.
// expect clean
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

public class HandleSpinLock {
  private int held;
  private int balance;
  private static final VarHandle HELD;

  static {
    try {
      HELD = MethodHandles.lookup().findVarHandle(HandleSpinLock.class, "held", int.class);
    } catch (ReflectiveOperationException e) {
      throw new ExceptionInInitializerError(e);
    }
  }

  void deposit() {
    while (!HELD.compareAndSet(this, 0, 1)) Thread.onSpinWait();
    balance++;
    HELD.setRelease(this, 0);
  }

  public static void main(String[] args) throws InterruptedException {
    HandleSpinLock account = new HandleSpinLock();
    Thread other = new Thread(account::deposit);
    other.start();
    account.deposit();
    other.join();
    assert account.balance == 2;
  }
}
