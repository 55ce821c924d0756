// Mistake: the lock is a boxed Integer, and each increment makes the field refer to another object.
// expect race: BoxedLock.tickets
// explore: proof
// With the racing fields as visible operations, what comes of it shows, too.
// explore: --promote=auto findings>=2
public class BoxedLock {
  static Integer tickets = 0;

  static void sell() {
    synchronized (tickets) {
      tickets++;
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Thread a = new Thread(() -> { sell(); sell(); }, "seller-A");
    Thread b = new Thread(() -> { sell(); sell(); }, "seller-B");
    a.start();
    b.start();
    a.join();
    b.join();
    assert tickets == 4 : "sold " + tickets + " of 4";
  }
}
