// A deadline that passes although nobody sleeps: the thread was slow. --no-late-clock leaves such schedules out.
// OpenJDK 17: in 62 of 2000 rounds with a limit of 1 ms instead it has passed (a busy machine).
// expect assertion
// expect finding: the clock was read an hour later (lang-tests/systematic/ClockSlowThread.java:17): this schedule lets main be that slow
// explore: proof
// explore: all
// explore: proof --no-late-clock findings=0
// explore: all --no-late-clock findings=0
public class ClockSlowThread {
  static volatile boolean done;

  public static void main(String[] args) throws InterruptedException {
    long start = System.currentTimeMillis();
    Thread t = new Thread(() -> done = true);
    t.start();
    t.join();
    assert System.currentTimeMillis() - start < 1000;
  }
}
