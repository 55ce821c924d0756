// Three threads of the same code, of which one does by its name what the others do not: it comes too late. (The name is a literal, and it is
// compared by its reference.)
// expect assertion
// explore: proof
// explore: proof --no-like-threads
public class LikeNamesCompared {
  static final Object lock = new Object();
  static int seen;

  static void work() {
    System.out.println(Thread.currentThread().getName());
    synchronized (lock) {
      seen++;
    }
    synchronized (lock) {
      if (Thread.currentThread().getName() == "C") {
        assert seen < 3;
      }
    }
  }

  public static void main(String[] args) throws InterruptedException {
    String[] names = {"A", "B", "C"};
    Thread[] threads = new Thread[3];
    for (int i = 0; i < 3; i++) threads[i] = new Thread(LikeNamesCompared::work, names[i]);
    for (Thread t : threads) t.start();
    for (Thread t : threads) t.join();
  }
}
