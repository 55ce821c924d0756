// RaceCompletableFuture with an old object: written behind the hand-over. The object was made before the threads were started, and main has
// used it before: nobody may take it for its producer's own.
// expect race: Answer.v
// explore: proof
import java.util.concurrent.CompletableFuture;

public class RaceCompletableFutureReused {
  static class Answer {
    int v;
  }

  static final Answer old = new Answer();

  public static void main(String[] args) {
    CompletableFuture<Answer> future = new CompletableFuture<>();
    old.v = 1;
    new Thread(() -> {
      Answer answer = old;
      future.complete(answer);
      answer.v = 7;
    }).start();
    assert future.join().v >= 0;
  }
}
