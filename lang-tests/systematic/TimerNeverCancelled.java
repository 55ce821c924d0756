// A Timer's thread waits for more tasks: the program does not end.
// expect finding: never terminates
import java.util.Timer;
import java.util.TimerTask;

public class TimerNeverCancelled {
  public static void main(String[] args) {
    Timer timer = new Timer();
    timer.schedule(new TimerTask() {
      public void run() {}
    }, 10);
  }
}
