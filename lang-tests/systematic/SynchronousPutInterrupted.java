// Who is interrupted before it puts into a SynchronousQueue offers its element all the same, for a moment, and looks at the
// interrupt then: poll() of somebody else may get it, and put() returns with the flag set. OpenJDK 17: a thread that has been
// interrupted puts to a consumer that waits in 4 of 4 runs; with poll() beside it threw in 20000 of 20000 runs (the moment is between
// TransferStack.transfer's casHead and its look at isInterrupted()).
// expect clean
// explore: --outcomes outcomes=2
// explore: --systematic=all --outcomes outcomes=2
import java.util.concurrent.SynchronousQueue;

public class SynchronousPutInterrupted {
  static String how;

  public static void main(String[] args) throws Exception {
    SynchronousQueue<String> queue = new SynchronousQueue<>();
    Thread producer = new Thread(() -> {
      Thread.currentThread().interrupt();
      try {
        queue.put("item");
        how = "put";
      } catch (InterruptedException e) {
        how = "thrown";
      }
      how += " " + Thread.interrupted();
    }, "producer");
    producer.start();
    String item = queue.poll();
    producer.join();
    System.out.println(how + " " + item);
    assert how.equals(item == null ? "thrown false" : "put true") : how;
  }
}
