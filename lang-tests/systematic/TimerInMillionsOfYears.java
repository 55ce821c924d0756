// A task of a Timer that is due in 73 million years: as nanoseconds the delay is no long, but it is not over at once. OpenJDK 17 hangs in 3 of 3 trials.
// expect deadlock
// explore: proof
import java.util.Timer;
import java.util.TimerTask;
import java.util.concurrent.CountDownLatch;

public class TimerInMillionsOfYears {
  public static void main(String[] args) throws InterruptedException {
    CountDownLatch run = new CountDownLatch(1);
    new Timer(true).schedule(new TimerTask() {
      @Override
      public void run() {
        run.countDown();
      }
    }, Long.MAX_VALUE / 4);
    run.await();
  }
}
