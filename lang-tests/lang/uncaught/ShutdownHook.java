// exit runs hooks; a hook sees the state of the program.
// exit: 4
// openjdk: skip the harness keeps its JVM alive, so hooks do not run
// expect: main
// expect: hook 5
public class ShutdownHook {
  static int state;

  public static void main(String[] args) {
    Runtime.getRuntime().addShutdownHook(new Thread(() -> System.out.println("hook " + state)));
    System.out.println("main");
    state = 5;
    System.exit(4);
  }
}
