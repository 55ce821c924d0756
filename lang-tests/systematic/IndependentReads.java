// Two writers, two readers in opposite orders: 15 of the 16 outcomes; the readers never disagree about the order.
// expect clean
// explore: --outcomes outcomes=15
public class IndependentReads {
  static volatile int x, y;

  static class WriteX extends Thread {
    public void run() { x = 1; }
  }

  static class WriteY extends Thread {
    public void run() { y = 1; }
  }

  static class ReadXY extends Thread {
    int first, second;

    public void run() {
      first = x;
      second = y;
    }
  }

  static class ReadYX extends Thread {
    int first, second;

    public void run() {
      first = y;
      second = x;
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Thread a = new WriteX(), b = new WriteY();
    ReadXY c = new ReadXY();
    ReadYX d = new ReadYX();
    a.start();
    b.start();
    c.start();
    d.start();
    a.join();
    b.join();
    c.join();
    d.join();
    System.out.println(c.first + " " + c.second + " " + d.first + " " + d.second);
  }
}
