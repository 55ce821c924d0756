// Numbers that are only printed decide nothing (docs/algorithms.md): a loop that counts its rounds until it is stopped has an end, and threads that
// print the counter that they count up need no order.
// explore: --explore=exhaustive states<=20 -- rounds
// explore: --explore=exhaustive states<=20 -- printing
// explore: --explore=exhaustive states<=20 -- locked
// explore: --explore=exhaustive states<=80 -- counters
// expect clean
import java.util.concurrent.atomic.AtomicInteger;

public class PrintedNumbers {
  static final AtomicInteger atomic = new AtomicInteger();
  static volatile boolean stop;
  static boolean lockedStop;
  static int count;

  static synchronized void count(String who) {
    count++;
    System.out.println(who + " has counted to " + count);
  }

  static synchronized boolean isStopped() {
    return lockedStop;
  }

  static void spin(String how) {
    int rounds = 0;
    long steps = 7;
    switch (how) {
      case "rounds":
        while (!stop) {
          rounds++;
          steps += 3 * rounds;
        }
        break;
      case "printing":
        while (!stop) System.out.println("round " + ++rounds);
        break;
      default:
        while (!isStopped()) rounds++;
    }
    System.out.println("stopped after " + rounds + " rounds, " + steps + " steps");
  }

  static void stop() {
    stop = true;
    synchronized (PrintedNumbers.class) {
      lockedStop = true;
    }
  }

  public static void main(String[] args) throws InterruptedException {
    if (!args[0].equals("counters")) {
      Thread spinner = new Thread(() -> spin(args[0]));
      spinner.start();
      stop();
      spinner.join();
      return;
    }
    Thread[] threads = new Thread[4];
    for (int i = 0; i < threads.length; i++) {
      String who = "thread " + i;
      threads[i] = new Thread(() -> {
        for (int k = 0; k < 5; k++) {
          count(who);
          System.out.println("atomic " + atomic.incrementAndGet());
          System.out.println("now " + atomic.get());
        }
      });
    }
    for (Thread t : threads) t.start();
    for (Thread t : threads) t.join();
    assert count == 20 && atomic.get() == 20;
  }
}
