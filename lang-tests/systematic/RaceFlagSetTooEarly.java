// HandOverFlagPolledLocked broken: the flag is set before the data are written. The write is behind the unlock and ordered with nothing;
// the race can only be reached when the reader's lock comes after the writer's unlock.
// expect race: RaceFlagSetTooEarly.data
// explore: proof
// explore: all
public class RaceFlagSetTooEarly {
  static final Object lock = new Object();
  static boolean ready;
  static int data;

  static boolean isReady() {
    synchronized (lock) {
      return ready;
    }
  }

  public static void main(String[] args) {
    new Thread(() -> {
      synchronized (lock) {
        ready = true;
      }
      data = 7;
    }).start();
    while (!isReady())
      Thread.yield();
    assert data == 7;
  }
}
