// The first path to the failure interrupts a lock's owner in front of a racy write, where no schedule can stop; others can be replayed.
// explore: proof
// explore: proof --expand-library
// explore: all -- plain
// expect race: FaultBesideRace.n
// expect finding: IllegalStateException
import java.util.concurrent.locks.ReentrantLock;

public class FaultBesideRace {
  static final ReentrantLock k = new ReentrantLock();
  static int n, m;

  public static void main(String[] args) throws InterruptedException {
    Thread a = new Thread(() -> { k.lock(); m = 1; n = 1; k.unlock(); });
    Thread b = new Thread(() -> { if (n == 0) throw new IllegalStateException(); });
    a.start();
    b.start();
    if (args.length == 0 && k.tryLock()) k.unlock();
  }
}
