// Through a future: complete() hb what follows the join() that returns its value (a volatile result, as Future's contract has it).
// expect clean
// explore: proof
import java.util.concurrent.CompletableFuture;

public class HandOverCompletableFuture {
  static class Answer {
    int v;
  }

  public static void main(String[] args) {
    CompletableFuture<Answer> future = new CompletableFuture<>();
    new Thread(() -> {
      Answer answer = new Answer();
      answer.v = 7;
      future.complete(answer);
    }).start();
    assert future.join().v >= 0;
  }
}
