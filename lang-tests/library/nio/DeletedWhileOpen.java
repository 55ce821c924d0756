// A file that has lost its name, or got another one, while it is open is still there: for those who have it open.
// (As a saved world: nearly all of the steps lie between the opening and the closing.)
import java.io.RandomAccessFile;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

public class DeletedWhileOpen {
  static final Path deleted = Path.of("heddle-file-deleted.bin");
  static final Path renamed = Path.of("heddle-file-renamed.bin");
  static final Path now = Path.of("heddle-file-renamed-now.bin");

  static String contents(FileChannel ch) throws Exception {
    ByteBuffer b = ByteBuffer.allocate(1000);
    ch.read(b, 0);
    return new String(b.array(), 0, b.position());
  }

  static int steps(int n) {
    int x = 1;
    for (int i = 0; i < n; i++) x = x * 31 + i;
    return x;
  }

  public static void main(String[] args) throws Exception {
    Files.writeString(deleted, "deleted");
    Files.writeString(renamed, "renamed");
    try (RandomAccessFile one = new RandomAccessFile(deleted.toFile(), "rw");
         FileChannel two = FileChannel.open(deleted, StandardOpenOption.APPEND);
         FileChannel read = FileChannel.open(deleted, StandardOpenOption.READ);
         FileChannel moved = FileChannel.open(renamed, StandardOpenOption.READ, StandardOpenOption.WRITE)) {
      one.seek(3);
      Files.delete(deleted);
      Files.move(renamed, now);
      Files.writeString(renamed, "another one");
      Files.writeString(deleted, "a new one");
      System.out.println(steps(500) + " " + Files.readString(deleted) + " " + Files.readString(renamed));
      two.write(ByteBuffer.wrap(" and longer".getBytes()));
      System.out.println(steps(500) + " " + contents(read) + " " + one.getFilePointer() + " " + one.length());
      one.write("3".getBytes());
      System.out.println(steps(500) + " " + contents(read) + " " + one.getFilePointer() + " " + two.size());
      moved.write(ByteBuffer.wrap("R".getBytes()), 0);
      System.out.println(steps(500) + " " + contents(moved) + " " + Files.readString(now));
      one.setLength(5);
      System.out.println(steps(500) + " " + contents(read) + " " + two.size() + " " + Files.readString(deleted));
      try {
        two.truncate(1);
        System.out.println(contents(read));
        read.write(ByteBuffer.allocate(1));
      } catch (Exception e) {
        System.out.println(e);
      }
    }
    for (Path p : new Path[] {deleted, renamed, now}) Files.delete(p);
  }
}
// expect: -1044296069 a new one another one
// expect: -1044296069 deleted and longer 3 18
// expect: -1044296069 del3ted and longer 4 18
// expect: -1044296069 Renamed Renamed
// expect: -1044296069 del3t 5 a new one
// expect: d
// expect: java.nio.channels.NonWritableChannelException
