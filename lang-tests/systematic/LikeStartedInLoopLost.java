// The sibling of LikeStartedInLoop that is wrong: an update is lost. OpenJDK 17 with five threads and a pause of 1 ms between reading and
// writing: in 100 of 100 runs.
// expect assertion
// explore: -- 2
// explore: -- 5
// explore: -- 10
// explore: --no-like-threads -- 3
public class LikeStartedInLoopLost {
  static volatile int count;

  public static void main(String[] args) throws InterruptedException {
    int n = Integer.parseInt(args[0]);
    Thread[] threads = new Thread[n];
    for (int i = 0; i < n; i++) {
      threads[i] = new Thread(() -> count++);
      threads[i].start();
    }
    for (Thread t : threads) t.join();
    assert count == n;
  }
}
