// ExitInHook with halt, which waits for nobody.
// OpenJDK 17: 20 of 20 runs end with status 3.
// expect clean
// explore: proof
// explore: all
// explore: proof -- exit
public class ExitInHookFixed {
  public static void main(String[] args) {
    Runtime.getRuntime().addShutdownHook(new Thread(() -> {
      System.out.println("hook");
      Runtime.getRuntime().halt(3);
    }));
    if (args.length > 0) System.exit(1);
  }
}
