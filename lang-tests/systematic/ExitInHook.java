// System.exit in a shutdown hook waits for the shutdown to end, which waits for the hook: nobody ever goes on.
// OpenJDK 17: 5 of 5 runs hang after "hook" (killed after 3 s), and so do 5 of 5 in which main calls exit itself.
// expect deadlock
// expect finding: exit in a shutdown hook
// explore: proof
// explore: all
// explore: proof -- exit
public class ExitInHook {
  public static void main(String[] args) {
    Runtime.getRuntime().addShutdownHook(new Thread(() -> {
      System.out.println("hook");
      System.exit(3);
    }));
    if (args.length > 0) System.exit(1);
  }
}
