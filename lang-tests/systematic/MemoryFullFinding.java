// Only when both threads keep their part is there too little memory for the other one.
// options: --heap 12m
// expect finding: OutOfMemoryError: Java heap space
// explore: proof
// explore: --gc-stress
// explore: all
public class MemoryFullFinding {
  static final Object lock = new Object();

  static void work() {
    for (int i = 0; i < 30; i++) {
      byte[] garbage = new byte[1_000_000];
    }
    byte[] kept;
    synchronized (lock) {
      kept = new byte[7_000_000];
    }
    synchronized (lock) {
      kept[0] = 1;
    }
  }

  public static void main(String[] args) {
    new Thread(MemoryFullFinding::work).start();
    work();
  }
}
