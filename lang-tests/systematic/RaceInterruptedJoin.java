// InterruptedJoinAssumesEnd with plain data: a join that ends by an interrupt orders nothing (JLS 17.4.5 orders only all actions in a thread
// before another one's successful return from a join on it).
// OpenJDK 17, with a pause in the worker and a second join at the end: 1 in 66 and 2 in 199 runs.
// expect race: RaceInterruptedJoin.result
public class RaceInterruptedJoin {
  static int result;

  public static void main(String[] args) {
    Thread main = Thread.currentThread();
    Thread worker = new Thread(() -> result = 1, "worker");
    worker.start();
    new Thread(main::interrupt, "canceller").start();
    try {
      worker.join();
    } catch (InterruptedException e) {
      // go on
    }
    result = 2;
  }
}
