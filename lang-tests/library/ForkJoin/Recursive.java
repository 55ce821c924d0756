// RecursiveTask and RecursiveAction.
import java.util.concurrent.*;

public class Recursive {
  static class Sum extends RecursiveTask<Long> {
    final int[] a;
    final int from, to;
    Sum(int[] a, int from, int to) { this.a = a; this.from = from; this.to = to; }
    @Override protected Long compute() {
      if (to - from < 10) {
        long s = 0;
        for (int i = from; i < to; i++) s += a[i];
        return s;
      }
      int mid = (from + to) / 2;
      Sum left = new Sum(a, from, mid), right = new Sum(a, mid, to);
      left.fork();
      return right.compute() + left.join();
    }
  }
  static class Inc extends RecursiveAction {
    final int[] a;
    final int from, to;
    Inc(int[] a, int from, int to) { this.a = a; this.from = from; this.to = to; }
    @Override protected void compute() {
      if (to - from < 20) for (int i = from; i < to; i++) a[i]++;
      else invokeAll(new Inc(a, from, (from + to) / 2), new Inc(a, (from + to) / 2, to));
    }
  }

  public static void main(String[] args) {
    int[] a = new int[100];
    for (int i = 0; i < a.length; i++) a[i] = i;
    System.out.println(new ForkJoinPool(2).invoke(new Sum(a, 0, a.length)));
    ForkJoinPool.commonPool().invoke(new Inc(a, 0, a.length));
    System.out.println(new Sum(a, 0, a.length).invoke());
  }
}
// expect: 4950
// expect: 5050
