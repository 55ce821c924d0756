// A thread reads the clock while others sleep: before, between and behind their sleeps, whose times differ.
// explore: proof --outcomes outcomes=5 findings=0
// explore: --outcomes --no-cache outcomes=5 findings=0
// explore: --outcomes --expand-library outcomes=5 findings=0
// explore: --systematic=all --outcomes outcomes=5 findings=0
public class ElapsedTimeSeen {
  public static void main(String[] args) {
    long start = System.currentTimeMillis();
    for (int i = 1; i <= 2; i++) {
      int k = i;
      new Thread(() -> {
        try {
          Thread.sleep(10 * k);
        } catch (InterruptedException e) {
          throw new AssertionError(e);
        }
      }).start();
    }
    long passed = System.currentTimeMillis() - start;
    if (passed < 1000) System.out.println(passed);
  }
}
