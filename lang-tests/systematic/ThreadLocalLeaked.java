// A value of a ThreadLocal that is handed to another thread is shared after all.
// expect race: int[]
public class ThreadLocalLeaked {
  static final ThreadLocal<int[]> counter = ThreadLocal.withInitial(() -> new int[1]);

  public static void main(String[] args) {
    int[] mine = counter.get();
    new Thread(() -> mine[0]++).start();
    counter.get()[0]++;
  }
}
