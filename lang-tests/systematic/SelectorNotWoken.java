// A channel that is registered while another thread selects already counts from the next selection on: without a wakeup that
// thread waits for ever. (On OpenJDK 17 every run in which main slept before it registered hung.)
// expect deadlock
// explore: findings=1
import java.nio.ByteBuffer;
import java.nio.channels.Pipe;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;

public class SelectorNotWoken {
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
    pipe.sink().write(ByteBuffer.wrap(new byte[] {1}));
    reader.join();
  }
}
