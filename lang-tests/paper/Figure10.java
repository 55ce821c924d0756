// Figures 10 and 11: a deadlock that ExitBlock with reverse lock chains finds, and ExitBlock-RW prunes away.
// expect deadlock
// explore: dd complete=3 cut=0 aborted=3
// explore: rwdd complete=1 cut=1 aborted=1 findings=0
// The repaired search finds it, with fewer paths.
// explore: --systematic=proof --no-cache complete=1 cut=1 aborted=0
// explore: proof
// explore: all
public class Figure10 {
  static final Object a = new Object();
  static final Object b = new Object();
  static int s1, s2, s3, s4, s5, s6, s7, s8, s9, s10, s11, s12;

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
        synchronized (a) {
          s10++;
        }
        s11++;
      }
      s12++;
    }
  }

  public static void main(String[] args) {
    new One().start();
    new Two().start();
  }
}
