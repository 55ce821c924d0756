// A thread is interrupted while it waits in a channel, or before: when it waits, the channel is closed when interrupt() returns;
// otherwise the thread closes it when it begins. Who has seen the channel open behind the interrupt must not rely on it.
// explore: proof --outcomes outcomes=2
// explore: all --outcomes outcomes=2
// expect clean
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.Pipe;

public class InterruptClosesAtOnce {
  public static void main(String[] args) throws Exception {
    Pipe pipe = Pipe.open();
    String[] told = new String[1];
    Thread reader = new Thread(() -> {
      try {
        pipe.source().read(ByteBuffer.allocate(1));
        told[0] = "read";
      } catch (IOException e) {
        told[0] = e.getClass().getSimpleName() + " " + Thread.currentThread().isInterrupted();
      }
    });
    reader.start();
    reader.interrupt();
    boolean open = pipe.source().isOpen();
    reader.join();
    System.out.println(open + " " + told[0] + " " + pipe.source().isOpen());
  }
}
