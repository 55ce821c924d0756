/** Stations write a temperature and its unit, displays read both. Readers do not disturb each other, so only they count. */
public class Weather {
  private final Object lock = new Object();
  private int readers;
  private int temperature = 20;
  private String unit = "C";

  void startReading() {
    synchronized (lock) {
      readers++;
    }
  }

  void stopReading() {
    synchronized (lock) {
      readers--;
    }
  }

  void update() {
    synchronized (lock) {
      if (readers > 0)
        return; // Somebody is reading: the next measurement will do.
    }
    temperature = 68;
    unit = "F";
  }

  public static void main(String[] args) {
    Weather weather = new Weather();
    new Thread(weather::update, "station").start();
    new Thread(() -> {
      weather.startReading();
      String shown = weather.temperature + weather.unit;
      weather.stopReading();
      assert shown.equals("20C") || shown.equals("68F") : shown;
    }, "display").start();
  }
}
