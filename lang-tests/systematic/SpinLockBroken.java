// A spin lock that looks first and takes afterwards.
// expect assertion
public class SpinLockBroken {
  static volatile boolean taken;
  static volatile int inside;

  static void enter() {
    while (taken)
      Thread.onSpinWait();
    taken = true;
    inside++;
    assert inside == 1;
    inside--;
    taken = false;
  }

  public static void main(String[] args) {
    new Thread(SpinLockBroken::enter).start();
    new Thread(SpinLockBroken::enter).start();
  }
}
