// A class is initialised once, by the first thread that needs it; the others wait.
public class ClassInitByThreads {
  static int inits;
  static class Lazy {
    static final Lazy INSTANCE = new Lazy();
    final int v;
    Lazy() {
      inits++;
      try {
        Thread.sleep(5);
      } catch (InterruptedException e) {
        throw new AssertionError(e);
      }
      v = 77;
    }
  }

  public static void main(String[] args) throws InterruptedException {
    int[] seen = new int[4];
    Thread[] t = new Thread[4];
    for (int i = 0; i < 4; i++) {
      int k = i;
      t[i] = new Thread(() -> seen[k] = Lazy.INSTANCE.v);
      t[i].start();
    }
    for (Thread x : t) x.join();
    System.out.println(inits + " " + java.util.Arrays.toString(seen));
  }
}
// expect: 1 [77, 77, 77, 77]
