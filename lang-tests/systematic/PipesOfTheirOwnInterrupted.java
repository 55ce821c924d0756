// As PipeSharedInterrupted, but each thread reads from a channel of its own.
// explore: proof
// explore: all
// expect clean
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.ClosedByInterruptException;
import java.nio.channels.Pipe;

public class PipesOfTheirOwnInterrupted {
  static void read(Pipe pipe) {
    try {
      pipe.source().read(ByteBuffer.allocate(1));
    } catch (ClosedByInterruptException e) {
      // It was meant.
    } catch (IOException e) {
      throw new AssertionError("the other one", e);
    }
  }

  public static void main(String[] args) throws Exception {
    Pipe first = Pipe.open();
    Pipe second = Pipe.open();
    Thread cancelled = new Thread(() -> read(first));
    Thread other = new Thread(() -> read(second));
    cancelled.start();
    other.start();
    cancelled.interrupt();
    second.sink().write(ByteBuffer.wrap(new byte[] {1}));
    other.join();
    cancelled.join();
  }
}
