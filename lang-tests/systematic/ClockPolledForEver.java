// Nobody does what is polled for, in some schedules, and there is no deadline: the program does not end, although it
// looks at the clock.
// OpenJDK 17: hangs in 5 of 5 runs with the other thread's sleep in front of its test.
// expect finding: FAILED
// explore: proof -- sleep
// explore: proof -- clock
public class ClockPolledForEver {
  static volatile boolean first, done;

  public static void main(String[] args) throws InterruptedException {
    long start = System.nanoTime();
    new Thread(() -> {
      if (!first) done = true;
    }).start();
    first = true;
    if (args[0].equals("sleep")) {
      while (!done) Thread.sleep(10);
    } else {
      while (!done) System.nanoTime();
    }
    System.out.println(System.nanoTime() > start);
  }
}
