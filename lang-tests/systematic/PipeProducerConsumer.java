// A pipe between two threads: the reader gets what has been written, in order, and the end when the sink is closed. How much it
// gets at a time depends on the schedule, and what was done before a byte was written is seen by who has read it.
// explore: proof --outcomes outcomes=2
// expect clean
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.Pipe;

public class PipeProducerConsumer {
  static int made;

  public static void main(String[] args) throws Exception {
    Pipe pipe = Pipe.open();
    Thread producer = new Thread(() -> {
      try (Pipe.SinkChannel sink = pipe.sink()) {
        made = 2;
        sink.write(ByteBuffer.wrap(new byte[] {1}));
        sink.write(ByteBuffer.wrap(new byte[] {2}));
      } catch (IOException e) {
        throw new AssertionError(e);
      }
    });
    producer.start();
    ByteBuffer bytes = ByteBuffer.allocate(8);
    int reads = 0;
    while (pipe.source().read(bytes) >= 0) reads++;
    assert bytes.flip().equals(ByteBuffer.wrap(new byte[] {1, 2})) && made == 2;
    System.out.println(reads);
  }
}
