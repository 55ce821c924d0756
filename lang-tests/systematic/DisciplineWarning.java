// Two threads share a field under one lock and hand it over, by an atomic counter, to a third one that uses another lock: no data race in any schedule, but
// no lock protects the field at every access. A warning; a finding with --strict-discipline.
// expect clean
// explore: proof
// explore: --strict-discipline findings=1
import java.util.concurrent.atomic.AtomicInteger;

public class DisciplineWarning {
  static final Object a = new Object(), b = new Object();
  static final AtomicInteger done = new AtomicInteger();
  static int data;

  static void add() {
    synchronized (a) {
      data++;
    }
    done.incrementAndGet();
  }

  public static void main(String[] args) {
    new Thread(DisciplineWarning::add).start();
    new Thread(DisciplineWarning::add).start();
    new Thread(() -> {
      if (done.get() == 2)
        synchronized (b) {
          data++;
        }
    }).start();
  }
}
