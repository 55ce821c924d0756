// Two threads exchange objects and go on with the other's. Exchanger: actions before exchange hb those after the other thread's.
// expect clean
// explore: proof
import java.util.concurrent.Exchanger;

public class HandOverExchanger {
  static class Page {
    int v;
  }

  static final Exchanger<Page> exchanger = new Exchanger<>();

  static void trade(int v) {
    try {
      Page mine = new Page();
      mine.v = v;
      Page other = exchanger.exchange(mine);
      assert other.v == 3 - v;
      other.v = 9;
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  public static void main(String[] args) {
    new Thread(() -> trade(1)).start();
    trade(2);
  }
}
