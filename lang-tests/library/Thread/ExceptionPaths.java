// Exceptions that cross join, run and static initialisers of threads.
public class ExceptionPaths {
  static class Loader {
    static final int V;
    static {
      System.out.println("loading");
      if (Boolean.parseBoolean("true")) throw new IllegalStateException("broken");
      V = 1;
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Throwable[] seen = new Throwable[2];
    for (int i = 0; i < 2; i++) {
      int k = i;
      Thread t = new Thread(() -> {
        try {
          System.out.println(Loader.V);
        } catch (Throwable e) {
          seen[k] = e;
        }
      });
      t.start();
      t.join();
    }
    System.out.println(seen[0].getClass().getSimpleName() + " " + seen[0].getCause().getMessage());
    System.out.println(seen[1].getClass().getSimpleName());
  }
}
// expect: loading
// expect: ExceptionInInitializerError broken
// expect: NoClassDefFoundError
