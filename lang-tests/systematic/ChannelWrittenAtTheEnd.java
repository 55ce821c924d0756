// Its sibling asks for the size and writes there, which are two operations: one entry may cover the other.
// explore: proof --outcomes outcomes=4
// explore: all --outcomes outcomes=4
// expect clean
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

public class ChannelWrittenAtTheEnd {
  public static void main(String[] args) throws Exception {
    Path file = Path.of("heddle-channel-at-the-end.txt");
    try (FileChannel log = FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE)) {
      Thread other = new Thread(() -> add(log, "ab"));
      other.start();
      add(log, "cd");
      other.join();
    }
    System.out.println(Files.readString(file));
  }

  static void add(FileChannel log, String text) {
    try {
      log.write(ByteBuffer.wrap(text.getBytes()), log.size());
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }
}
