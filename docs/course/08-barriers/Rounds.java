/** Two workers meet after each of two rounds. The barrier counts who has arrived. */
public class Rounds {
  static class Barrier {
    private final int parties;
    private int arrived;

    Barrier(int parties) {
      this.parties = parties;
    }

    synchronized void await() throws InterruptedException {
      arrived++;
      if (arrived == parties) {
        arrived = 0;
        notifyAll();
      } else {
        while (arrived != 0)
          wait();
      }
    }
  }

  public static void main(String[] args) {
    Barrier barrier = new Barrier(2);
    Runnable work = () -> {
      try {
        barrier.await();
        barrier.await();
      } catch (InterruptedException e) {
        throw new AssertionError(e);
      }
    };
    new Thread(work, "worker-1").start();
    new Thread(work, "worker-2").start();
  }
}
