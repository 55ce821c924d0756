// All four outcomes of two operations beside two operations; (1, false) needs a switch between "v = 1" and the
// interrupt, and another one between the read and "interrupted".
// expect clean
// explore: --outcomes outcomes=4
// explore: --systematic=all --outcomes outcomes=4
public class InterruptOutcomes {
  static volatile int v;

  static class B extends Thread {
    public void run() {
      int x = v;
      boolean i = Thread.interrupted();
      System.out.println(x + " " + i);
    }
  }

  public static void main(String[] args) {
    Thread b = new B();
    b.start();
    v = 1;
    b.interrupt();
  }
}
