// Handlers: of the thread, and the default one.
public class UncaughtHandlers {
  public static void main(String[] args) throws InterruptedException {
    Thread a = new Thread(() -> { throw new RuntimeException("a"); }, "A");
    a.setUncaughtExceptionHandler((t, e) -> System.out.println(t.getName() + " own handler " + e.getMessage()));
    Thread.setDefaultUncaughtExceptionHandler((t, e) -> System.out.println(t.getName() + " default handler " + e.getMessage()));
    Thread b = new Thread(() -> { int[] x = {}; x[0] = 1; }, "B");
    a.start();
    a.join();
    b.start();
    b.join();
    System.out.println(a.isAlive() + " " + b.isAlive());
  }
}
// expect: A own handler a
// expect: B default handler Index 0 out of bounds for length 0
// expect: false false
