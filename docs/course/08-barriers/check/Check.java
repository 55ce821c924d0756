/** Two threads that meet six times, and three threads that meet once. */
public class Check {
  static int[] done = new int[2];
  static int together;
  static final Object lock = new Object();

  interface Work {
    void run() throws InterruptedException;
  }

  static Thread thread(String name, Work work) {
    Thread thread = new Thread(() -> {
      try {
        work.run();
      } catch (InterruptedException e) {
        throw new AssertionError(e);
      }
    }, name);
    thread.start();
    return thread;
  }

  public static void main(String[] args) throws InterruptedException {
    Barrier two = new Barrier(2);
    Thread[] workers = new Thread[2];
    for (int i = 0; i < 2; i++) {
      int me = i;
      workers[i] = thread("worker-" + i, () -> {
        for (int round = 1; round <= 3; round++) {
          done[me] = round;
          two.await();
          assert done[1 - me] == round : "worker-" + me + " went on in round " + round + " while the other one was in round " + done[1 - me];
          two.await();
        }
      });
    }
    for (Thread worker : workers)
      worker.join();

    Barrier three = new Barrier(3);
    Work meet = () -> {
      synchronized (lock) {
        together++;
      }
      three.await();
      synchronized (lock) {
        assert together == 3 : "passed with " + together + " of 3";
      }
    };
    Thread first = thread("party-1", meet);
    Thread second = thread("party-2", meet);
    meet.run();
    first.join();
    second.join();
    System.out.println("checked");
  }
}
