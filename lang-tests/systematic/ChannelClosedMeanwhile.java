// A channel is closed by one thread while another reads: it reads, or finds the channel closed, or learns that it has been closed
// meanwhile. (OpenJDK 17 showed 7,462, 7,500 and 38 of them in 15,000 trials.)
// explore: proof --outcomes outcomes=3
// explore: all --outcomes outcomes=3
// expect clean
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;

public class ChannelClosedMeanwhile {
  public static void main(String[] args) throws Exception {
    Path file = Path.of("heddle-channel-closed.txt");
    Files.writeString(file, "x");
    FileChannel ch = FileChannel.open(file);
    String[] told = new String[1];
    Thread reader = new Thread(() -> {
      try {
        told[0] = "read " + ch.read(ByteBuffer.allocate(1));
      } catch (IOException e) {
        told[0] = e.toString();
      }
    });
    reader.start();
    ch.close();
    reader.join();
    System.out.println(told[0]);
  }
}
