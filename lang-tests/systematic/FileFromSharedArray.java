// Writing a file reads the elements of the caller's array: a data race with whoever changes them.
// explore: rw
// expect race: byte[]
import java.io.FileOutputStream;
import java.nio.file.Files;
import java.nio.file.Path;

class FileFromSharedArray {
  public static void main(String[] args) throws Exception {
    byte[] bytes = {'a'};
    Thread writer = new Thread(() -> {
      try (FileOutputStream out = new FileOutputStream("shared-array.txt")) {
        out.write(bytes);
      } catch (Exception e) {
        throw new AssertionError(e);
      }
    });
    writer.start();
    bytes[0] = 'b';
    writer.join();
    System.out.println(Files.readString(Path.of("shared-array.txt")));
  }
}
