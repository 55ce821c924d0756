// A timer and its task in three threads: Timer is thread-safe (Javadoc), TimerTask has a lock of its own in OpenJDK.
// expect clean
// explore: proof
import java.util.Timer;
import java.util.TimerTask;

public class SharedTimer {
  static final Timer t = new Timer(true);
  static final TimerTask k = new TimerTask() { public void run() {} };

  interface Body {
    void run() throws Exception;
  }

  static void start(Body body) {
    new Thread(() -> {
      try {
        body.run();
      } catch (Exception e) {
        // A stream that is closed, or a task that is cancelled, says so.
      }
    }).start();
  }

  static void one() throws Exception {
    t.schedule(k, 0);
  }

  static void other() throws Exception {
    k.cancel();
    t.purge();
    k.scheduledExecutionTime();
  }

  public static void main(String[] args) {
    start(SharedTimer::one);
    start(SharedTimer::other);
  }
}
