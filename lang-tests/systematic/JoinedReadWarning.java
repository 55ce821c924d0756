public class JoinedReadWarning {
  static final Object m = new Object();
  static int x;
  public static void main(String[] args) throws InterruptedException {
    Runnable r = () -> { synchronized (m) { x++; } };
    Thread a = new Thread(r, "A"), b = new Thread(r, "B");
    a.start(); b.start(); a.join(); b.join();
    assert x == 2;
  }
}
