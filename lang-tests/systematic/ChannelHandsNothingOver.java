// That a byte is in the file says nothing about the fields of the thread that has written it: as with streams of files.
// explore: rw
// expect race: ChannelHandsNothingOver.data
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

public class ChannelHandsNothingOver {
  static int data;

  public static void main(String[] args) throws Exception {
    try (FileChannel ch = FileChannel.open(Path.of("heddle-channel-flag.txt"), StandardOpenOption.CREATE,
        StandardOpenOption.READ, StandardOpenOption.WRITE)) {
      Thread writer = new Thread(() -> {
        data = 1;
        try {
          ch.write(ByteBuffer.wrap(new byte[] {1}), 0);
        } catch (IOException e) {
          throw new AssertionError(e);
        }
      });
      writer.start();
      if (ch.read(ByteBuffer.allocate(1), 0) == 1) assert data == 1;
      writer.join();
    }
  }
}
