// Workers under one lock, and main reads the result without it after it has joined them: no schedule has that
// otherwise, so that not even the strict discipline is broken.
// explore: proof findings=0
// options: --strict-discipline
// expect clean
public class JoinedReadWarning {
  static final Object m = new Object();
  static int x;

  public static void main(String[] args) throws InterruptedException {
    Runnable r = () -> {
      synchronized (m) {
        x++;
      }
    };
    Thread a = new Thread(r), b = new Thread(r);
    a.start();
    b.start();
    a.join();
    b.join();
    assert x == 2;
  }
}
