// System.exit in a shutdown hook.
// explore: proof
// expect deadlock
public class ExitInHook {
  public static void main(String[] args) {
    Runtime.getRuntime().addShutdownHook(new Thread(() -> {
      System.out.println("hook");
      System.exit(3);
    }));
    System.exit(1);
  }
}
