// As SpinOnPlainField, but each side holds a lock: two different ones.
// expect race: SpinOnPlainFieldInLock.flag
// explore: proof
public class SpinOnPlainFieldInLock {
  static boolean flag;
  static final Object here = new Object(), there = new Object();

  public static void main(String[] args) throws InterruptedException {
    Thread spinner = new Thread(() -> {
      synchronized (here) {
        while (!flag) {
        }
      }
    });
    spinner.start();
    synchronized (there) {
      flag = true;
    }
    spinner.join();
  }
}
