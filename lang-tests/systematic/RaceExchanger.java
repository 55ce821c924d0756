// HandOverExchanger broken: each goes on with the object that it has given away.
// expect race: Page.v
// explore: proof
import java.util.concurrent.Exchanger;

public class RaceExchanger {
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
      mine.v = 1;
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  public static void main(String[] args) {
    new Thread(() -> trade(1)).start();
    trade(2);
  }
}
