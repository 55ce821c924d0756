// A second exit, of a thread for which no hook waits, is late: the first one's status counts, and the program ends.
// OpenJDK 17: 20 of 20 runs end with status 4, the second thread never returns from its exit.
// expect clean
// explore: proof --outcomes outcomes<=2
// explore: all
public class ExitBesideHook {
  static volatile boolean begun;

  public static void main(String[] args) {
    Runtime.getRuntime().addShutdownHook(new Thread(() -> {
      begun = true;
    }));
    new Thread(() -> {
      if (begun) {
        System.exit(9);
        throw new AssertionError("exit has returned");
      }
    }).start();
    System.exit(4);
  }
}
