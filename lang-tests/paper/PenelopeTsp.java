// The kind of program that "tsp" is in Penelope's evaluation: threads take the first legs of tours from a list, and give up a tour that has become
// longer than the shortest one known. That is read without the lock, and looked at again before it is replaced: meant so, and right.
// expect clean
// explore: proof
// explore: --explore=predict findings=0
// explore: --explore=predict --seed=1 findings=0
public class PenelopeTsp {
  static int[][] distance;
  static volatile int shortest = Integer.MAX_VALUE;
  static int next = 1;
  static final Object lock = new Object();

  static int take() {
    synchronized (lock) {
      return next < distance.length ? next++ : -1;
    }
  }

  static void finished(int length) {
    synchronized (lock) {
      if (length < shortest) shortest = length;
    }
  }

  static void visit(boolean[] seen, int city, int visited, int length) {
    if (length >= shortest) return;
    if (visited == distance.length) {
      finished(length + distance[city][0]);
      return;
    }
    for (int i = 1; i < distance.length; i++) {
      if (seen[i]) continue;
      seen[i] = true;
      visit(seen, i, visited + 1, length + distance[city][i]);
      seen[i] = false;
    }
  }

  static void work() {
    for (int first; (first = take()) >= 0;) {
      boolean[] seen = new boolean[distance.length];
      seen[first] = true;
      visit(seen, first, 2, distance[0][first]);
    }
  }

  static int search(int threads) throws InterruptedException {
    shortest = Integer.MAX_VALUE;
    next = 1;
    Thread[] all = new Thread[threads];
    for (int i = 0; i < threads; i++) {
      all[i] = new Thread(PenelopeTsp::work);
      all[i].start();
    }
    for (Thread t : all) t.join();
    return shortest;
  }

  public static void main(String[] args) throws InterruptedException {
    int cities = args.length > 0 ? Integer.parseInt(args[0]) : 3, threads = args.length > 1 ? Integer.parseInt(args[1]) : 2;
    distance = new int[cities][cities];
    for (int i = 0; i < cities; i++)
      for (int j = 0; j < cities; j++) distance[i][j] = (i * 7 + j * 13 + i * j * 5) % 17 + 1;
    // The paper's harness: as short as with one thread.
    int alone = search(1), together = search(threads);
    assert together == alone : together + " instead of " + alone;
  }
}
