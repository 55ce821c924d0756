// Brute force ends a block in front of each access that may race. One that races for `ready` comes behind one for `v`, in a line without a call or
// a loop: its schedule has to lead to the second one, and not beyond. (Message passing, with a lock that only the writer takes.)
// explore: all
// explore: proof
// explore: all -- drop
// explore: proof -- drop
// expect race: RaceBehindAnotherSuspect.ready
public class RaceBehindAnotherSuspect {
  static boolean ready;
  static int v, x;
  static final Object lock = new Object();

  public static void main(String[] args) throws InterruptedException {
    boolean drop = args.length > 0;
    Thread reader = drop
        ? new Thread(() -> { if (!ready) { x = 1; return; } v = 2; })
        : new Thread(() -> { if (ready) x = v; });
    Thread writer = new Thread(() -> { synchronized (lock) { v = 7; ready = true; } });
    reader.start();
    writer.start();
  }
}
