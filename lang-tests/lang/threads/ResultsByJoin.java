// Workers fill slots of an array; join makes them visible.
public class ResultsByJoin {
  static long work(int n) {
    long s = 0;
    for (int i = 0; i < n * 100; i++) s += i * (long) n;
    return s;
  }

  public static void main(String[] args) throws InterruptedException {
    long[] results = new long[6];
    Thread[] t = new Thread[results.length];
    for (int i = 0; i < t.length; i++) {
      int k = i;
      t[i] = new Thread(() -> results[k] = work(k));
      t[i].start();
    }
    long sum = 0;
    for (int i = 0; i < t.length; i++) {
      t[i].join();
      sum += results[i];
      System.out.println(i + ": " + results[i]);
    }
    System.out.println(sum);
  }
}
// expect: 0: 0
// expect: 1: 4950
// expect: 2: 39800
// expect: 3: 134550
// expect: 4: 319200
// expect: 5: 623750
// expect: 1122250
