// StampedLock.readLock() tries once before it goes to the queue: with nobody else about it overtakes a queued writer.
// OpenJDK 17, the writer queued before: 20 of 20 runs returned.
// expect clean
// explore: proof
// explore: all
import java.util.concurrent.locks.StampedLock;

public class StampedReaderOvertakes {
  public static void main(String[] args) throws InterruptedException {
    StampedLock lock = new StampedLock();
    Thread writer = new Thread(() -> lock.unlockWrite(lock.writeLock()), "writer");
    Thread reader = new Thread(() -> lock.unlockRead(lock.readLock()), "reader");
    long stamp = lock.readLock();
    writer.start();
    reader.start();
    reader.join();
    lock.unlockRead(stamp);
  }
}
