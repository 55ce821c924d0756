// An object that nobody changes after its publication under a lock may be read by all without one: its writes hb the unlock, which
// synchronizes-with the lock of every get that returns it; two reads never conflict (JLS 17.4.1).
// expect clean
// explore: proof
// explore: all
public class HandOverPublished {
  static class Settings {
    int limit;
  }

  static final Object lock = new Object();
  static Settings current;

  static Settings get() {
    synchronized (lock) {
      return current;
    }
  }

  public static void main(String[] args) {
    new Thread(() -> {
      Settings s = new Settings();
      s.limit = 5;
      synchronized (lock) {
        current = s;
      }
      assert s.limit == 5;
    }).start();
    Settings s = get();
    assert s == null || s.limit >= 0;
  }
}
