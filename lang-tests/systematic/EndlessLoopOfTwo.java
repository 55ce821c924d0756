// explore: findings=1
// expect finding: never terminates
// An endless loop without any operation is one finding, whoever comes to it first, and whoever is left when all others are in it.
public class EndlessLoopOfTwo {
  static int find(int[] sorted, int x) {
    int low = 0, high = sorted.length - 1;
    while (low <= high) {
      int middle = (low + high) / 2;
      if (sorted[middle] == x)
        return middle;
      if (sorted[middle] < x)
        low = middle;
      else
        high = middle - 1;
    }
    return -1;
  }

  public static void main(String[] args) throws Exception {
    int[] sorted = {1, 2, 3, 5, 7};
    Thread t = new Thread(() -> System.out.println(find(sorted, 6)));
    Thread u = new Thread(() -> System.out.println(find(sorted, 4)));
    t.start();
    u.start();
    t.join();
    u.join();
  }
}
