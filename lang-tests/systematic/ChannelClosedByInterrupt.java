// An interrupt closes the channel of the thread that uses it: before the write, then nothing is written; meanwhile, then it
// is; or the thread has been faster.
// explore: proof --outcomes outcomes=3
// expect clean
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.ClosedByInterruptException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

public class ChannelClosedByInterrupt {
  public static void main(String[] args) throws Exception {
    Path file = Path.of("heddle-channel-interrupted.txt");
    FileChannel ch = FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
    String[] told = new String[1];
    Thread writer = new Thread(() -> {
      try {
        ch.write(ByteBuffer.wrap(new byte[] {'x'}));
        told[0] = "written";
      } catch (ClosedByInterruptException e) {
        told[0] = "interrupted " + ch.isOpen();
      } catch (IOException e) {
        throw new AssertionError(e);
      }
    });
    writer.start();
    writer.interrupt();
    writer.join();
    System.out.println(told[0] + " " + Files.size(file));
  }
}
