// HandOverPublished broken: the object is changed after its publication.
// expect race: Settings.limit
// explore: proof
// explore: all
public class RacePublished {
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
      s.limit = 6;
    }).start();
    Settings s = get();
    assert s == null || s.limit >= 0;
  }
}
