// Under exploration memory is full when what lives is too large, not when what the paths have left behind is: each
// thread allocates some 15 MB, of which it keeps less than 3 MB.
// options: --heap 12m
// expect clean
// explore: proof
// explore: --gc-stress
// explore: all
public class MemoryFull {
  static int full;
  static final Object lock = new Object();

  static void work() {
    byte[] kept = new byte[2_000_000];
    for (int i = 0; i < 15; i++) {
      synchronized (kept) { // a block's end, and a mark: what is garbage by now stays where it is
        kept[i] = (byte) new byte[1_000_000].length;
      }
    }
    try {
      byte[] large = new byte[11_000_000];
    } catch (OutOfMemoryError e) {
      if (e.getMessage().equals("Java heap space")) {
        synchronized (lock) {
          full++;
        }
      }
    }
    kept[0] = 1;
  }

  public static void main(String[] args) throws InterruptedException {
    Thread[] threads = {new Thread(MemoryFull::work), new Thread(MemoryFull::work)};
    for (Thread t : threads) t.start();
    for (Thread t : threads) t.join();
    assert full == 2 : full;
  }
}
