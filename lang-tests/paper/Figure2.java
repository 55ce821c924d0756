// Figure 2: nested regions; no code section of one thread depends on one of the other.
// expect clean
// explore: proof
// explore: all
// explore: exitblock complete=4 cut=0 aborted=1
// explore: rw complete=1 cut=1 aborted=1
public class Figure2 {
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
      synchronized (a) {
        s7++;
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
