// A selector is closed while another thread waits in it, or before it does: the selection ends, or there is none. A timeout, an
// interrupt and a wakeup end one, too.
// expect clean
// explore: --outcomes outcomes=2
import java.io.IOException;
import java.nio.channels.ClosedSelectorException;
import java.nio.channels.Selector;

public class SelectorClosedWhileSelecting {
  static String end = "";

  public static void main(String[] args) throws Exception {
    Selector selector = Selector.open(), interrupted = Selector.open();
    Thread t = new Thread(() -> {
      try {
        interrupted.select();
        assert Thread.interrupted();
        end = "selected " + selector.select();
      } catch (ClosedSelectorException e) {
        end = "closed";
      } catch (IOException e) {
        throw new AssertionError(e);
      }
    });
    t.start();
    t.interrupt();
    selector.close();
    t.join();
    interrupted.wakeup();
    interrupted.select();
    interrupted.select(5);
    System.out.println(end);
  }
}
