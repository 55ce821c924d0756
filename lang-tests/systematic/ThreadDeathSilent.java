// A ThreadDeath that nobody catches ends its thread and is not reported.
// expect clean
// explore: proof
// explore: proof --handled-exceptions=fail
// expect: joined
// expect: also that of a subclass
public class ThreadDeathSilent {
  static class Quietly extends ThreadDeath {}

  public static void main(String[] args) throws InterruptedException {
    Thread t = new Thread(() -> {
      throw new ThreadDeath();
    });
    t.start();
    t.join();
    System.out.println("joined");
    Thread u = new Thread(() -> {
      throw new Quietly();
    });
    u.start();
    u.join();
    u.getThreadGroup();
    Thread.currentThread().getThreadGroup().uncaughtException(t, new ThreadDeath());
    System.out.println("also that of a subclass");
  }
}
