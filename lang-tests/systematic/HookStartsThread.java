// When the hooks have ended the program has, whatever threads they have started.
// OpenJDK 17: 20 of 20 runs end, 11 of them with "late".
// explore: proof --outcomes outcomes=2
// explore: all --outcomes outcomes=2
// expect clean
public class HookStartsThread {
  static final Object never = new Object();

  public static void main(String[] args) {
    Runtime.getRuntime().addShutdownHook(new Thread(() -> {
      new Thread(() -> {
        System.out.println("late");
        synchronized (never) {
          try {
            while (true) never.wait();
          } catch (InterruptedException e) {
            throw new IllegalStateException(e);
          }
        }
      }).start();
    }));
  }
}
