// Clocks of all threads go forward together: a stamp that has been seen lies in the past; who takes his first is open.
// explore: proof --outcomes outcomes=3
// explore: all --outcomes outcomes=3
// expect clean
public class ClockStamps {
  static volatile long stamp;

  public static void main(String[] args) throws InterruptedException {
    Thread t = new Thread(() -> stamp = System.nanoTime());
    t.start();
    long seen = stamp;
    long now = System.nanoTime();
    assert seen == 0 || seen <= now;
    t.join();
    assert seen == 0 || seen == stamp;
    System.out.println((seen != 0 ? "seen " : "not yet ") + (stamp < now ? "earlier" : "later"));
  }
}
