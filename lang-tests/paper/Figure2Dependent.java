// Figures 2, 4 and 7: only the sections 2 and 7 depend on each other.
// expect clean
// explore: proof
// explore: all
// explore: exitblock complete=4 cut=0 aborted=1
// explore: rw complete=2 cut=1 aborted=1
public class Figure2Dependent {
  static final Object a = new Object();
  static final Object b = new Object();
  static int x;
  static int seen;
  static int s1, s3, s4, s5, s6, s8, s9, s10;

  static class One extends Thread {
    public void run() {
      s1++;
      synchronized (a) {
        x = 1; // section 2
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
      synchronized (a) {
        seen = x; // section 7
      }
      s8++;
      synchronized (b) {
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
