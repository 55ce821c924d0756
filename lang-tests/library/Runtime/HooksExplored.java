// A hook sees what all threads have done, in every schedule.
public class HooksExplored {
  static int n;

  public static void main(String[] args) {
    Runtime.getRuntime().addShutdownHook(new Thread(() -> {
      assert n == 1;
    }));
    new Thread(() -> n++).start();
  }
}
// explore: --systematic
// expect clean
