// Where main ends the program nobody sees how far the others have come. What they fail at before is seen.
// expect clean
// explore: proof states<=8 findings=0
// explore: proof findings=1 -- fail
// explore: --no-cache findings=1 -- fail
public class ExitHidesOthers {
  static int left = 3;
  static final Object lock = new Object();

  public static void main(String[] args) {
    for (int i = 0; i < 3; i++) {
      new Thread(() -> {
        synchronized (lock) {
          left--;
          if (args.length > 0) assert left > 0;
        }
      }).start();
    }
    System.exit(0);
  }
}
