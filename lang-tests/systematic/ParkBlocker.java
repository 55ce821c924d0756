// Another thread asks what one is parked for: nothing before it parks and behind that, no data race, and both answers are there.
// explore: --outcomes outcomes=2 findings=0
import java.util.concurrent.locks.LockSupport;

public class ParkBlocker {
  public static void main(String[] args) throws InterruptedException {
    Thread parked = new Thread(() -> LockSupport.park("blocker"));
    parked.start();
    Object blocker = LockSupport.getBlocker(parked);
    LockSupport.unpark(parked);
    parked.join();
    assert LockSupport.getBlocker(parked) == null;
    System.out.println(blocker);
  }
}
