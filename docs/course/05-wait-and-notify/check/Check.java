/** Three producers and two consumers, one of which takes twice. */
public class Check {
  static final Buffer<Integer> buffer = new Buffer<>();
  static int sum;
  static final Object sumLock = new Object();

  static void put(int item) {
    try {
      buffer.put(item);
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  static void take() {
    try {
      Integer item = buffer.take();
      assert item != null : "take() returned null";
      synchronized (sumLock) {
        sum += item;
      }
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Thread[] threads = {
        new Thread(() -> put(1), "producer-1"),
        new Thread(() -> put(10), "producer-2"),
        new Thread(() -> { take(); take(); }, "consumer-1"),
        new Thread(Check::take, "consumer-2"),
        new Thread(() -> put(100), "producer-3"),
    };
    for (Thread thread : threads)
      thread.start();
    for (Thread thread : threads)
      thread.join();
    assert sum == 111 : "put in 1, 10 and 100, took out " + sum;
    System.out.println("checked");
  }
}
