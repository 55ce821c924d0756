// What a LinkedTransferQueue transfers goes to the thread that waits for it, to nobody else, and is not lost when that thread is
// interrupted: tryTransfer() that is true has been received, poll() beside it gets nothing, and an element that was taken from a
// thread in transfer() counts as taken although it is interrupted. OpenJDK 17: in 40000 of 40000 runs, none of which
// transferred anything.
// expect clean
// explore: complete>=1
// explore: --systematic=all complete>=1
import java.util.concurrent.LinkedTransferQueue;

public class TransferTaken {
  static String received, given;

  public static void main(String[] args) throws Exception {
    LinkedTransferQueue<String> queue = new LinkedTransferQueue<>();
    Thread consumer = new Thread(() -> {
      try {
        received = queue.take();
      } catch (InterruptedException e) {
        received = null;
      }
    }, "consumer");
    consumer.start();
    consumer.interrupt();
    boolean transferred = queue.tryTransfer("item");
    String stolen = queue.poll();
    consumer.join();
    assert stolen == null && (received != null) == transferred;
    Thread producer = new Thread(() -> {
      try {
        queue.transfer("item");
        given = "given";
      } catch (InterruptedException e) {
        given = null;
      }
    }, "producer");
    producer.start();
    producer.interrupt();
    String taken = queue.poll();
    producer.join();
    assert (taken != null) == (given != null) && queue.isEmpty();
  }
}
