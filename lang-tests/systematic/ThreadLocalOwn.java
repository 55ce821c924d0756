// Each thread has its own value of a ThreadLocal: nothing is shared.
// expect clean
public class ThreadLocalOwn {
  static final ThreadLocal<int[]> counter = ThreadLocal.withInitial(() -> new int[1]);

  public static void main(String[] args) {
    for (int i = 0; i < 2; i++)
      new Thread(() -> {
        counter.get()[0]++;
        counter.get()[0]++;
        assert counter.get()[0] == 2;
      }).start();
  }
}
