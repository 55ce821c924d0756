// HandOverForkJoinTree broken: one child's result is read before it is joined.
// expect race: Sum.result
// explore: proof
// explore: all
public class RaceForkJoinTree {
  static class Sum extends Thread {
    final int from, to;
    int result;

    Sum(int from, int to) {
      this.from = from;
      this.to = to;
    }

    public void run() {
      if (to - from == 1) {
        result = from;
        return;
      }
      int middle = (from + to) / 2;
      Sum left = new Sum(from, middle), right = new Sum(middle, to);
      left.start();
      right.start();
      try {
        left.join();
        result = left.result + right.result;
        right.join();
      } catch (InterruptedException e) {
        throw new AssertionError(e);
      }
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Sum sum = new Sum(0, 2);
    sum.start();
    sum.join();
    assert sum.result >= 0;
  }
}
