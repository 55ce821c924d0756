// Main waits for the ends of two like threads, one after the other; a third thread interrupts it when one of them has done its
// work. At which of the two joins it waits is seen then, so states are not the same that differ only in that: in each of
// these programs ("one", "other") one order of the two fails and the other does not. With OpenJDK
// they failed in 3 and in 5 of 40 runs, with pauses of 1 or 25 ms before each lock.
// expect assertion
// explore: -- one
// explore: -- other
// explore: --no-like-threads -- one
public class LikeJoinsInterrupted {
  static final Object monitor = new Object();
  static int ended;

  static class Worker extends Thread {
    boolean done;

    public void run() {
      synchronized (monitor) {
        done = true;
        ended++;
      }
    }
  }

  public static void main(String[] args) {
    boolean turned = args.length > 0 && args[0].equals("other");
    Thread main = Thread.currentThread();
    Worker one = new Worker(), other = new Worker();
    one.start();
    other.start();
    new Thread(() -> {
      synchronized (monitor) {
        if (ended == 1) main.interrupt();
      }
    }).start();
    try {
      one.join();
      other.join();
    } catch (InterruptedException e) {
      synchronized (monitor) {
        assert turned ? !one.done || other.done : one.done || !other.done;
      }
    }
    synchronized (monitor) {
      ended++;
    }
  }
}
