// Its sibling counts by compare-and-set: no count is lost.
// explore: proof --outcomes outcomes=1
// expect clean
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.nio.MappedByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

public class MappedFileSwapped {
  static final VarHandle INTS = MethodHandles.byteBufferViewVarHandle(int[].class, ByteOrder.BIG_ENDIAN);

  public static void main(String[] args) throws Exception {
    Path file = Path.of("heddle-mapped-swapped.bin");
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
    int seen = (int) INTS.getVolatile(counter, 0);
    if (!INTS.compareAndSet(counter, 0, seen, seen + 1)) INTS.getAndAdd(counter, 0, 1);
  }
}
