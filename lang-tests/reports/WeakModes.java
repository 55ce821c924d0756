// Access modes weaker than volatile: what the verdict rests on.
import java.util.concurrent.atomic.AtomicInteger;

public class WeakModes {
  static final AtomicInteger ready = new AtomicInteger(), count = new AtomicInteger();
  static int data;

  public static void main(String[] args) {
    Thread writer = new Thread(() -> {
      data = 42;
      while (!count.weakCompareAndSetVolatile(0, 1)) {}
      ready.setRelease(1);
    }, "writer");
    writer.start();
    Thread reader = new Thread(() -> {
      if (ready.getAcquire() == 0) throw new IllegalStateException("too early");
      assert data == 42;
    }, "reader");
    reader.setUncaughtExceptionHandler((t, e) -> System.out.println("taken: " + e.getMessage()));
    reader.start();
  }
}
