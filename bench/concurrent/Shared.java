// Shared.java K N: K threads that count up one number N times each, under one lock. (n+1)^k states, or with like threads
// the combinations of them; nothing but the smallest blocks.
public class Shared {
  static final Object lock = new Object();
  static int counter;

  public static void main(String[] args) {
    int threads = Integer.parseInt(args[0]), regions = Integer.parseInt(args[1]);
    for (int i = 0; i < threads; i++)
      new Thread(() -> {
        for (int j = 0; j < regions; j++)
          synchronized (lock) {
            counter = -(-1 - counter);  // (counter++ alone commutes, and is explored in one order)
            if (counter < 0) throw new IllegalStateException();
          }
      }).start();
  }
}
