// Its sibling gives the lock back by a plain assignment, which synchronises with nothing (JLS 17.4.5).
// expect race: HandleSpinLockPlain.held
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

public class HandleSpinLockPlain {
  private int held;
  private int balance;
  private static final VarHandle HELD;

  static {
    try {
      HELD = MethodHandles.lookup().findVarHandle(HandleSpinLockPlain.class, "held", int.class);
    } catch (ReflectiveOperationException e) {
      throw new ExceptionInInitializerError(e);
    }
  }

  void deposit() {
    while (!HELD.compareAndSet(this, 0, 1)) Thread.onSpinWait();
    balance++;
    held = 0;
  }

  public static void main(String[] args) throws InterruptedException {
    HandleSpinLockPlain account = new HandleSpinLockPlain();
    Thread other = new Thread(account::deposit);
    other.start();
    account.deposit();
    other.join();
    assert account.balance == 2;
  }
}
