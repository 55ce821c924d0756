// Who closes the source of a pipe ends a read that waits there, with an AsynchronousCloseException; as on OpenJDK a read that
// comes later gets one, too.
// explore: proof --outcomes outcomes=1
// expect clean
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.ClosedChannelException;
import java.nio.channels.Pipe;

public class PipeClosedWhileReading {
  public static void main(String[] args) throws Exception {
    Pipe pipe = Pipe.open();
    String[] told = new String[1];
    Thread reader = new Thread(() -> {
      try {
        pipe.source().read(ByteBuffer.allocate(1));
      } catch (ClosedChannelException e) {
        told[0] = e.toString();
      } catch (IOException e) {
        throw new AssertionError(e);
      }
    });
    reader.start();
    pipe.source().close();
    reader.join();
    System.out.println(told[0]);
  }
}
