// A thread that waits for ever is no deadlock if another one ends the program in every schedule.
// expect clean
// explore: proof
public class ExitFreesNobody {
  static final Object o = new Object();

  public static void main(String[] args) {
    new Thread(() -> {
      synchronized (o) {
        try {
          o.wait();
        } catch (InterruptedException e) {
          throw new IllegalStateException(e);
        }
      }
    }).start();
    System.exit(0);
  }
}
