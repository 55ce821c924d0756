// A tree of threads, each of which joins its children before it reads their results: hb along the tree by start and join (JLS 17.4.4).
// expect clean
// explore: proof
// explore: all
public class HandOverForkJoinTree {
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
        right.join();
        result = left.result + right.result;
      } catch (InterruptedException e) {
        throw new AssertionError(e);
      }
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Sum sum = new Sum(0, 3);
    sum.start();
    sum.join();
    assert sum.result >= 0;
  }
}
