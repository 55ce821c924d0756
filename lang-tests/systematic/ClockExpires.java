// What expires while somebody polls for that, with a deadline that is later: he sees it in time. What he does then is
// explored, and there is the fault.
// expect assertion
// explore: proof
// explore: proof --no-late-clock findings=1
public class ClockExpires {
  static final long begun = System.nanoTime();
  static volatile boolean used;

  static boolean expired() {
    return System.nanoTime() - begun > 100_000_000L;
  }

  public static void main(String[] args) throws InterruptedException {
    Thread user = new Thread(() -> used = true);
    user.start();
    long deadline = System.nanoTime() + 2_000_000_000L;
    boolean seen = false;
    while (!seen && System.nanoTime() < deadline) {
      Thread.sleep(10);
      seen = expired();
    }
    if (seen && System.nanoTime() < deadline) assert used : "expired before it was used";
  }
}
