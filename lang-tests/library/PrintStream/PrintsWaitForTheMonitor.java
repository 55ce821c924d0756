// Who prints waits for whoever has the stream's monitor, and so do print(char[]), format, and the stack trace of an
// exception. (A plain run printed all the same; explored it was right.)
// expect: ab cd main has it, and has printed both halves
// expect: other
// expect: 1, true
// expect: chars
public class PrintsWaitForTheMonitor {
  static volatile int ready;

  public static void main(String[] args) throws InterruptedException {
    Runnable[] prints = {
        () -> System.out.print("other\n"),
        () -> System.out.printf("%d, %s%n", 1, true),
        () -> System.out.println("chars".toCharArray()),
        () -> new Exception("traced").printStackTrace(System.err),
    };
    for (int i = 0; i < prints.length; i++) {
      Thread t;
      int before = ready;
      Runnable print = prints[i];
      t = new Thread(() -> {
        ready++;
        print.run();
      });
      synchronized (i == 3 ? System.err : System.out) {
        if (i == 0) System.out.print("ab ");
        t.start();
        while (ready == before) Thread.onSpinWait();
        for (int k = 0; k < 20; k++) Thread.sleep(1);
        if (t.getState() != Thread.State.BLOCKED) System.out.println("not waiting: " + i + " " + t.getState());
        if (i == 0) System.out.println("cd main has it, and has printed both halves");
      }
      t.join();
    }
  }
}
