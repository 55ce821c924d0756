// Several objects of one class, each with a builder of its own that two threads share: like objects are one finding. The list is of a class of the
// program that extends one of the library.
// expect race: .text (a StringBuilder, which is not thread-safe): append()
// expect race: (an ArrayList, which is not thread-safe)
// explore: proof findings=2
import java.util.ArrayList;

public class LibraryRaceLikeObjects {
  static class Log {
    final StringBuilder text = new StringBuilder();
  }

  static class Logs extends ArrayList<Log> {
  }

  static final Log[] logs = {new Log(), new Log(), new Log()};
  static final Logs all = new Logs();

  public static void main(String[] args) {
    new Thread(() -> {
      all.add(logs[0]);
      for (Log log : logs)
        log.text.append('a');
    }).start();
    for (Log log : logs)
      log.text.append('b');
    for (Log log : all)
      assert log != null;
  }
}
