// volatile does not make ++ atomic: no race, and still an update can be lost.
// expect assertion
public class LostUpdateVolatile {
  static volatile int count;

  static class Worker extends Thread {
    public void run() { count++; }
  }

  public static void main(String[] args) throws InterruptedException {
    Thread a = new Worker(), b = new Worker();
    a.start();
    b.start();
    a.join();
    b.join();
    assert count == 2;
  }
}
