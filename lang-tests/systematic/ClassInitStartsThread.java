// An initialiser that starts a thread which needs the class, and waits for it: never done.
// expect deadlock
// explore: proof
// explore: all
public class ClassInitStartsThread {
  static class Cache {
    static int size = 1;

    static {
      Thread filler = new Thread(() -> size = 2, "filler");
      filler.start();
      try {
        filler.join();
      } catch (InterruptedException e) {
        throw new IllegalStateException(e);
      }
    }
  }

  public static void main(String[] args) {
    System.out.println(Cache.size);
  }
}
