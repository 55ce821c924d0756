// An exception ends its thread only.
// expect uncaught: java.lang.RuntimeException: in the thread
// exit: 0
public class InThread {
  public static void main(String[] args) throws InterruptedException {
    Thread t = new Thread(() -> {
      System.out.println("runs");
      throw new RuntimeException("in the thread");
    });
    t.start();
    t.join();
    System.out.println("main goes on, alive: " + t.isAlive());
  }
}
// expect: runs
// expect: main goes on, alive: false
