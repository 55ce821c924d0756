// A volatile flag hands a value over.
public class VolatileFlag {
  static volatile boolean ready;
  static int data;

  public static void main(String[] args) throws InterruptedException {
    Thread reader = new Thread(() -> {
      while (!ready) Thread.onSpinWait();
      System.out.println("data " + data);
    });
    reader.start();
    data = 42;
    ready = true;
    reader.join();
    ready = false;
    Thread yielding = new Thread(() -> {
      while (!ready) Thread.yield();
      System.out.println("yielded");
    });
    yielding.start();
    ready = true;
    yielding.join();
  }
}
// expect: data 42
// expect: yielded
