// Threads that do not interact: one block each, and not one state for each set of those that have ended.
// expect clean
// explore: states=22 blocks=22
public class ManyEmptyThreads {
  public static void main(String[] args) throws InterruptedException {
    Thread[] threads = new Thread[20];
    for (int i = 0; i < threads.length; i++) threads[i] = new Thread(() -> {});
    for (Thread t : threads) t.start();
    for (Thread t : threads) t.join();
  }
}
