// Figures 8 and 9: opposite lock orders. Both aborted paths detect the deadlock.
// expect deadlock
// explore: proof
// explore: all
// explore: dd complete=2 cut=0 aborted=2
// explore: rwdd complete=1 cut=1 aborted=1
// Without the deadlock analysis the same trees, and no finding.
// explore: exitblock complete=2 cut=0 aborted=2 findings=0
// explore: rw complete=1 cut=1 aborted=1 findings=0
public class Figure8 {
  static final Object a = new Object();
  static final Object b = new Object();
  static int s1, s2, s3, s4, s5, s6, s7, s8, s9, s10;

  static class One extends Thread {
    public void run() {
      s1++;
      synchronized (a) {
        s2++;
        synchronized (b) {
          s3++;
        }
        s4++;
      }
      s5++;
    }
  }

  static class Two extends Thread {
    public void run() {
      s6++;
      synchronized (b) {
        s7++;
        synchronized (a) {
          s8++;
        }
        s9++;
      }
      s10++;
    }
  }

  public static void main(String[] args) {
    new One().start();
    new Two().start();
  }
}
