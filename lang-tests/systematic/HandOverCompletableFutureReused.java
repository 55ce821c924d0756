// The write hb the hand-over, and that hb the read, as in HandOverCompletableFuture. The object was made before the threads were started,
// and main has used it before: nobody may take it for its producer's own.
// expect clean
// explore: proof
import java.util.concurrent.CompletableFuture;

public class HandOverCompletableFutureReused {
  static class Answer {
    int v;
  }

  static final Answer old = new Answer();

  public static void main(String[] args) {
    CompletableFuture<Answer> future = new CompletableFuture<>();
    old.v = 1;
    new Thread(() -> {
      Answer answer = old;
      answer.v = 7;
      future.complete(answer);
    }).start();
    assert future.join().v >= 0;
  }
}
