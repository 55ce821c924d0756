// A stream is closed by one thread while another reads from its channel: it reads, or finds the channel closed, or learns that it
// has been closed meanwhile, as ChannelClosedMeanwhile. (OpenJDK 17 shows all three.)
// explore: proof --outcomes outcomes=3
// explore: all --outcomes outcomes=3
// expect clean
import java.io.FileInputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;

public class ChannelClosedByItsStream {
  public static void main(String[] args) throws Exception {
    Path file = Path.of("heddle-channel-of-stream.txt");
    Files.writeString(file, "x");
    FileInputStream stream = new FileInputStream(file.toFile());
    FileChannel ch = stream.getChannel();
    String[] told = new String[1];
    Thread reader = new Thread(() -> {
      try {
        told[0] = "read " + ch.read(ByteBuffer.allocate(1));
      } catch (IOException e) {
        told[0] = e.toString();
      }
    });
    reader.start();
    stream.close();
    reader.join();
    System.out.println(told[0]);
  }
}
