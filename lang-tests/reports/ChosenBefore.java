// What main has chosen before it starts the first thread belongs to the story: without it nobody sees why.
// expect assertion
import heddle.Verify;

public class ChosenBefore {
  static int x;

  public static void main(String[] args) throws InterruptedException {
    int chosen = Verify.choose(3);
    Thread t = new Thread(() -> {
      synchronized (ChosenBefore.class) {
        x = 1;
      }
    });
    t.start();
    synchronized (ChosenBefore.class) {
      assert !(chosen == 2 && x == 1);
    }
    t.join();
  }
}
