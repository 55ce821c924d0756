// Final fields that are set when others know the object already: not for them is what JLS 17.5 promises. By a thread that
// the constructor starts, a volatile static field, the constructor of a superclass, a listener, a private method.
// OpenJDK 17: of 2000 runs each, with a reader that spins, the default value is seen in 11 (started), 4 (published), 5
// (inherited).
// expect race: Early
// explore: proof -- started
// explore: proof -- published
// explore: proof -- inherited
// explore: proof -- listener
// explore: proof -- helper
// explore: proof -- record
// explore: all -- started
// explore: all -- inherited
import java.util.function.Supplier;

public class FinalFieldsSeenEarly {
  static volatile Object known;

  static class EarlyStarted extends Thread {
    final int[] data;

    EarlyStarted() {
      start();
      data = new int[] {1};
    }

    @Override
    public void run() {
      System.out.println(data == null);
    }
  }

  static class EarlyPublished implements Supplier<String> {
    final String name;

    EarlyPublished(String name) {
      known = this;
      this.name = name;
    }

    @Override
    public String get() {
      return name;
    }
  }

  static class Publishing {
    Publishing() {
      known = this;
    }
  }

  static class EarlyInherited extends Publishing implements Supplier<String> {
    private final String name;

    EarlyInherited(String name) {
      this.name = name;
    }

    @Override
    public String get() {
      return name;
    }
  }

  static class EarlyListener {
    final String name;

    EarlyListener(String name) {
      known = (Supplier<String>) this::name;
      this.name = name;
    }

    String name() {
      return name;
    }
  }

  static class EarlyHelper implements Supplier<String> {
    final String name;

    EarlyHelper(String name) {
      publish(0);
      this.name = name;
    }

    private void publish(int times) {
      if (times < 3) publish(times + 1);
      else known = this;
    }

    @Override
    public String get() {
      return name;
    }
  }

  record EarlyRecord(String name) implements Supplier<String> {
    EarlyRecord {
      known = this;
    }

    @Override
    public String get() {
      return name;
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Thread reader = new Thread(() -> {
      if (known instanceof Supplier<?> s) System.out.println(s.get() == null);
    });
    if (!args[0].equals("started")) reader.start();
    switch (args[0]) {
      case "started": new EarlyStarted().join(); break;
      case "published": new EarlyPublished("name"); break;
      case "inherited": new EarlyInherited("name"); break;
      case "listener": new EarlyListener("name"); break;
      case "helper": new EarlyHelper("name"); break;
      case "record": new EarlyRecord("name"); break;
    }
  }
}
