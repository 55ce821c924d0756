// Two threads read from one channel, and one of them is interrupted: that closes the channel, so the other one's data is lost, too.
// It may be the interrupting thread that closes it, while both wait. (PipesOfTheirOwnInterrupted is right.)
// explore: proof
// expect finding: java.lang.AssertionError: the other one
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.ClosedByInterruptException;
import java.nio.channels.Pipe;

public class PipeSharedInterrupted {
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
    Pipe pipe = Pipe.open();
    Thread cancelled = new Thread(() -> read(pipe));
    Thread other = new Thread(() -> read(pipe));
    cancelled.start();
    other.start();
    cancelled.interrupt();
    pipe.sink().write(ByteBuffer.wrap(new byte[] {1}));
  }
}
