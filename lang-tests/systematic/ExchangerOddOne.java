// An exchanger needs pairs: the third thread waits for ever.
// expect deadlock
import java.util.concurrent.Exchanger;

public class ExchangerOddOne {
  public static void main(String[] args) {
    Exchanger<Integer> exchanger = new Exchanger<>();
    for (int i = 0; i < 3; i++) {
      int mine = i;
      new Thread(() -> {
        try {
          int got = exchanger.exchange(mine);
          assert got != mine;
        } catch (InterruptedException e) {
          throw new IllegalStateException(e);
        }
      }).start();
    }
  }
}
