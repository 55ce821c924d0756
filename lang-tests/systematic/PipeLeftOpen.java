// Its sibling forgets to close the sink: the reader waits for ever.
// explore: proof
// expect deadlock
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.Pipe;

public class PipeLeftOpen {
  public static void main(String[] args) throws Exception {
    Pipe pipe = Pipe.open();
    Thread producer = new Thread(() -> {
      try {
        pipe.sink().write(ByteBuffer.wrap(new byte[] {1}));
      } catch (IOException e) {
        throw new AssertionError(e);
      }
    });
    producer.start();
    ByteBuffer bytes = ByteBuffer.allocate(8);
    while (pipe.source().read(bytes) >= 0) {
      // Until the end.
    }
  }
}
