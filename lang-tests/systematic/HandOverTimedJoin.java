// A join with a time limit tells nothing by itself; isAlive() behind it does (JLS 17.4.4).
// expect clean
// explore: proof
// explore: all
public class HandOverTimedJoin {
  static int data;

  public static void main(String[] args) throws InterruptedException {
    Thread t = new Thread(() -> data = 7);
    t.start();
    t.join(10);
    if (!t.isAlive()) assert data == 7;
  }
}
