// A hook waits for a thread that calls exit: a circle of three.
// OpenJDK 17: 5 of 5 runs hang after "helper exits".
// expect deadlock
// explore: proof
// explore: all
public class ExitInHooksHelper {
  public static void main(String[] args) {
    Thread helper = new Thread(() -> {
      System.out.println("helper exits");
      System.exit(5);
    });
    Runtime.getRuntime().addShutdownHook(new Thread(() -> {
      helper.start();
      try {
        helper.join();
      } catch (InterruptedException e) {
        throw new IllegalStateException(e);
      }
    }));
    System.exit(1);
  }
}
