// The last action of a thread synchronizes-with what finds out that it has ended, by isAlive() as by join() (JLS 17.4.4).
// expect clean
// explore: proof
// explore: all
public class HandOverIsAlive {
  static int data;

  public static void main(String[] args) throws InterruptedException {
    Thread t = new Thread(() -> data = 7);
    t.start();
    if (!t.isAlive()) assert data == 7;
  }
}
