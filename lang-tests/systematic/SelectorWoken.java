// The sibling of SelectorNotWoken that wakes the selecting thread behind the registration.
// expect clean
// explore: findings=0
import java.nio.ByteBuffer;
import java.nio.channels.Pipe;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;

public class SelectorWoken {
  public static void main(String[] args) throws Exception {
    Selector selector = Selector.open();
    Pipe pipe = Pipe.open();
    pipe.source().configureBlocking(false);
    Thread reader = new Thread(() -> {
      try {
        while (selector.select() == 0) {}
      } catch (java.io.IOException e) {
        throw new AssertionError(e);
      }
    });
    reader.start();
    pipe.source().register(selector, SelectionKey.OP_READ);
    selector.wakeup();
    pipe.sink().write(ByteBuffer.wrap(new byte[] {1}));
    reader.join();
  }
}
