// Two threads append through one channel: each write is whole, and both orders are possible.
// explore: proof --outcomes outcomes=2
// explore: all --outcomes outcomes=2
// expect clean
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

public class ChannelAppendedByTwo {
  public static void main(String[] args) throws Exception {
    Path file = Path.of("heddle-channel-appended.txt");
    try (FileChannel log = FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.APPEND)) {
      Thread other = new Thread(() -> add(log, "ab"));
      other.start();
      add(log, "cd");
      other.join();
    }
    System.out.println(Files.readString(file));
  }

  static void add(FileChannel log, String text) {
    try {
      log.write(ByteBuffer.wrap(text.getBytes()));
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }
}
