// Reading a stream writes the elements of the caller's array: a data race with whoever else looks at them.
// stdin: ab
// explore: rw
// expect race: byte[]
import java.io.IOException;

class InputIntoSharedArray {
  public static void main(String[] args) throws Exception {
    byte[] buffer = new byte[2];
    Thread reader = new Thread(() -> {
      try {
        System.in.read(buffer);
      } catch (IOException e) {
        throw new AssertionError(e);
      }
    });
    reader.start();
    byte first = buffer[0];
    reader.join();
    if (first != 0 && first != 'a') throw new AssertionError();
  }
}
