// Volatile accesses are sequentially consistent: "0 0" cannot happen, three outcomes can.
// expect clean
// explore: --outcomes outcomes=3
// explore: --systematic=all --outcomes outcomes=3
public class StoreBuffering {
  static volatile int x, y;

  static class One extends Thread {
    int seen;

    public void run() {
      x = 1;
      seen = y;
    }
  }

  static class Two extends Thread {
    int seen;

    public void run() {
      y = 1;
      seen = x;
    }
  }

  public static void main(String[] args) throws InterruptedException {
    One one = new One();
    Two two = new Two();
    one.start();
    two.start();
    one.join();
    two.join();
    System.out.println(one.seen + " " + two.seen);
  }
}
