// HandOverSemaphore broken: the permit is released before the data are written.
// expect race: RaceSemaphore.data
// explore: proof
// explore: all
import java.util.concurrent.Semaphore;

public class RaceSemaphore {
  static int data;

  public static void main(String[] args) throws InterruptedException {
    Semaphore permits = new Semaphore(0);
    new Thread(() -> {
      permits.release();
      data = 7;
    }).start();
    permits.acquire();
    data++;
  }
}
