public class ExitRunsHooks {
  public static void main(String[] args) {
    Runtime.getRuntime().addShutdownHook(new Thread(() -> System.out.println("hook")));
    System.out.println("exit");
    System.exit(3);
  }
}
// expect: exit
// expect: hook
// exit: 3
// openjdk: skip the harness runs many programs in one virtual machine, whose end comes later
