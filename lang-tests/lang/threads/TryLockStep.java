// Three threads take turns under one monitor.
public class TryLockStep {
  static final Object turn = new Object();
  static int next;

  public static void main(String[] args) throws InterruptedException {
    Thread[] t = new Thread[3];
    for (int i = 0; i < 3; i++) {
      int id = i;
      t[i] = new Thread(() -> {
        for (int round = 0; round < 3; round++) {
          synchronized (turn) {
            while (next % 3 != id) {
              try {
                turn.wait();
              } catch (InterruptedException e) {
                return;
              }
            }
            System.out.print(id + "" + round + " ");
            next++;
            turn.notifyAll();
          }
        }
      });
    }
    for (int i = 2; i >= 0; i--) t[i].start();
    for (Thread x : t) x.join();
    System.out.println();
  }
}
// expect: 00 10 20 01 11 21 02 12 22 
