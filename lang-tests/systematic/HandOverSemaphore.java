// A permit as a message: what comes before release() hb what follows the acquire() that gets it (Semaphore's contract).
// expect clean
// explore: proof
// explore: all
import java.util.concurrent.Semaphore;

public class HandOverSemaphore {
  static int data;

  public static void main(String[] args) throws InterruptedException {
    Semaphore permits = new Semaphore(0);
    new Thread(() -> {
      data = 7;
      permits.release();
    }).start();
    permits.acquire();
    data++;
  }
}
