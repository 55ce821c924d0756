// ConTest's swap with volatile variables: no race is left, and the values are swapped in every schedule.
// expect clean
// explore: --explore=predict findings=0
class Change {
  static int x = 4, y = 5;
  static volatile int z1 = -1, z2 = -1;
}

class ChangeA implements Runnable {
  public void run() {
    Change.z1 = Change.x;
    while (Change.z2 == -1)
      Thread.onSpinWait();
    Change.x = Change.z2;
  }
}

class ChangeB implements Runnable {
  public void run() {
    Change.z2 = Change.y;
    while (Change.z1 == -1)
      Thread.onSpinWait();
    Change.y = Change.z1;
  }
}

public class SwapFixed {
  public static void main(String[] args) throws InterruptedException {
    Thread a = new Thread(new ChangeA());
    Thread b = new Thread(new ChangeB());
    a.start();
    b.start();
    a.join();
    b.join();
    assert Change.x == 5 && Change.y == 4;
  }
}
