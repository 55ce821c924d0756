// getStackTrace of another thread shows where it is: nowhere before its start and after its end, and in between
// wherever it stands. OpenJDK 17 (in one JVM): 5000 of 5000 runs print
// "elsewhere": the methods are short; with a sleep in one of them it is the one that is shown.
// expect clean
// explore: proof --outcomes outcomes=3
// explore: all --outcomes outcomes=3
public class StackOfOthers {
  static final Object lock = new Object();
  static volatile int n;

  static void first() {
    n = 1;
  }

  static void second() {
    n = 2;
  }

  public static void main(String[] args) throws InterruptedException {
    Thread t = new Thread(() -> {
      n = 0;
      first();
      second();
    });
    assert t.getStackTrace().length == 0;
    t.start();
    String where = "elsewhere";
    for (StackTraceElement e : t.getStackTrace()) {
      if (e.getMethodName().equals("first") || e.getMethodName().equals("second")) where = e.getMethodName();
    }
    t.join();
    assert t.getStackTrace().length == 0;
    System.out.println(where);
  }
}
