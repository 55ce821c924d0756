// run() is a plain call, start() makes a thread; a Thread with a Runnable and an overridden run.
public class RunVersusStart {
  public static void main(String[] args) throws InterruptedException {
    Thread t = new Thread(() -> System.out.println("runnable in " + Thread.currentThread().getName()), "T");
    t.run();
    t.start();
    t.join();
    Thread u = new Thread(() -> System.out.println("never")) {
      @Override public void run() { System.out.println("overridden in " + getName()); super.run(); }
    };
    u.setName("U");
    u.start();
    u.join();
    Thread none = new Thread("N");
    none.start();
    none.join();
    System.out.println(none.getState());
  }
}
// expect: runnable in main
// expect: runnable in T
// expect: overridden in U
// expect: never
// expect: TERMINATED
