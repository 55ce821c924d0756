// The object is given away behind the last final field, or by a plain data race of which the fields know nothing: whoever
// sees the object sees its final fields as the constructor has set them (JLS 17.5).
// expect clean
// explore: proof -- started
// explore: proof -- published
// explore: proof -- delegated
// explore: proof -- opaque
import java.util.concurrent.atomic.AtomicReference;

public class FinalFieldsSetInTime {
  static volatile InTime known;
  static final AtomicReference<InTime> opaque = new AtomicReference<>();

  static class Started extends Thread {
    final int[] data;

    Started() {
      data = new int[] {1};
      start();
    }

    @Override
    public void run() {
      assert data.length == 1;
    }
  }

  static class InTime {
    final String name;
    final InTime self;

    InTime(String name) {
      this.name = name;
      check();
      self = null;
    }

    InTime() {
      this("name");
      known = this;
    }

    private void check() {
      assert name != null;
    }
  }

  public static void main(String[] args) {
    Thread reader = new Thread(() -> {
      InTime seen = args[0].equals("opaque") ? opaque.getOpaque() : known;
      assert seen == null || seen.name != null;
    });
    if (!args[0].equals("started")) reader.start();
    switch (args[0]) {
      case "started": new Started(); break;
      case "published": known = new InTime("name"); break;
      case "delegated": new InTime(); break;
      case "opaque": opaque.setOpaque(new InTime("name")); break;
    }
  }
}
