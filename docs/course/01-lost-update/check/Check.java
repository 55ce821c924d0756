/** Two threads increment, a third one looks on. */
public class Check {
  static final int[] seen = new int[2];

  public static void main(String[] args) throws InterruptedException {
    Counter counter = new Counter();
    Thread first = new Thread(() -> seen[0] = counter.increment(), "first");
    Thread second = new Thread(() -> seen[1] = counter.increment(), "second");
    Thread reader = new Thread(() -> {
      int before = counter.get();
      int after = counter.get();
      assert before <= after : "the counter went back from " + before + " to " + after;
    }, "reader");
    first.start();
    second.start();
    reader.start();
    first.join();
    second.join();
    reader.join();
    assert counter.get() == 2 : "2 increments, but get() is " + counter.get();
    assert seen[0] + seen[1] == 3 && seen[0] != seen[1] : "increment() returned " + seen[0] + " and " + seen[1];
    System.out.println("checked");
  }
}
