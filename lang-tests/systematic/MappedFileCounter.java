// Two threads count in a mapped file: a read and a write are two operations, and one of the counts may be lost.
// explore: proof --outcomes outcomes=2
// explore: all --outcomes outcomes=2
// expect clean
import java.nio.MappedByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

public class MappedFileCounter {
  public static void main(String[] args) throws Exception {
    Path file = Path.of("heddle-mapped-counter.bin");
    MappedByteBuffer counter;
    try (FileChannel ch = FileChannel.open(
        file, StandardOpenOption.CREATE, StandardOpenOption.TRUNCATE_EXISTING, StandardOpenOption.READ, StandardOpenOption.WRITE)) {
      counter = ch.map(FileChannel.MapMode.READ_WRITE, 0, 4);
    }
    Thread other = new Thread(() -> count(counter));
    other.start();
    count(counter);
    other.join();
    System.out.println(counter.getInt(0));
  }

  static void count(MappedByteBuffer counter) {
    counter.putInt(0, counter.getInt(0) + 1);
  }
}
