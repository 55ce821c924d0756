// HandOverCompletableFuture broken: the answer is written when it has been given.
// expect race: Answer.v
// explore: proof
// explore: proof --strict-discipline
import java.util.concurrent.CompletableFuture;

public class RaceCompletableFuture {
  static class Answer {
    int v;
  }

  public static void main(String[] args) {
    CompletableFuture<Answer> future = new CompletableFuture<>();
    new Thread(() -> {
      Answer answer = new Answer();
      future.complete(answer);
      answer.v = 7;
    }).start();
    assert future.join().v >= 0;
  }
}
