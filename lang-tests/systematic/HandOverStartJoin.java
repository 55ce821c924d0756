// A plain field that is written before start and after join: start() hb the thread's first action, its last one hb the return of join()
// (JLS 17.4.4).
// expect clean
// explore: proof
// explore: all
public class HandOverStartJoin {
  static int data;

  public static void main(String[] args) throws InterruptedException {
    data = 1;
    Thread t = new Thread(() -> data++);
    t.start();
    t.join();
    data++;
    assert data == 3;
  }
}
