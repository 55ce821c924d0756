// Under a lock; handed over by start and join; and read only.
// rules: unprotected-data
public class UnprotectedDataFixed {
  static int count, before, after;

  static void work() {
    synchronized (UnprotectedDataFixed.class) {
      count += before;
    }
  }

  public static void main(String[] args) throws Exception {
    before = 1;
    Thread a = new Thread(UnprotectedDataFixed::work, "a"), b = new Thread(UnprotectedDataFixed::work, "b");
    a.start();
    b.start();
    a.join();
    b.join();
    after = count;
    System.out.println(after);
  }
}
