// ConTest's first listing: two threads swap two integers and wait for each other busily. There are races, and no
// wrong result: whatever the interleaving, the values are swapped.
// (It prints in its loops; a million steps of that with a collection at every allocation take long.)
// options: --max-steps=20000
// expect race: Change.z1
// expect race: Change.z2
// explore: --explore=predict findings=2
class Change {
  static int x = 4, y = 5;
  // Used to implement a busy wait.
  static int z1 = -1, z2 = -1;
}

class ChangeA implements Runnable {
  public void run() {
    Change.z1 = Change.x;
    while (Change.z2 == -1)
      System.out.println("A is waiting");
    Change.x = Change.z2;
  }
}

class ChangeB implements Runnable {
  public void run() {
    Change.z2 = Change.y;
    while (Change.z1 == -1)
      System.out.println("B is waiting");
    Change.y = Change.z1;
  }
}

public class Swap {
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
