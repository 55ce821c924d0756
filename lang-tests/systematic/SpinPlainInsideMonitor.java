// A thread spins on a plain field inside the monitor that guards it: whoever would write it cannot come in. There is no
// data race, and within the block nothing others could notice but the monitor: undone as if it had not begun, the block
// would only be tried again behind the write. On OpenJDK 17 it hangs whenever the reader comes first.
// SpinPlainInsideMonitorFixed waits instead.
// expect finding: spins
// explore: proof
// explore: all
public class SpinPlainInsideMonitor {
  private boolean full;

  synchronized void take() {
    while (!full) {
    }
    full = false;
  }

  synchronized void put() {
    while (full) {
    }
    full = true;
  }

  public static void main(String[] args) {
    SpinPlainInsideMonitor box = new SpinPlainInsideMonitor();
    new Thread(() -> box.take()).start();
    new Thread(() -> box.put()).start();
  }
}
