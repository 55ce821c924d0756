// The timed tryReadLock of a StampedLock does not overtake a queued writer: it gives up although nobody is writing. OpenJDK 17,
// the writer queued before: with a limit of an hour 20 of 20 runs were waiting still.
// expect assertion
// explore: proof
// explore: all
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.StampedLock;

public class StampedReaderBehindWriter {
  public static void main(String[] args) throws InterruptedException {
    StampedLock lock = new StampedLock();
    Thread writer = new Thread(() -> lock.unlockWrite(lock.writeLock()), "writer");
    Thread reader = new Thread(() -> {
      try {
        long stamp = lock.tryReadLock(1, TimeUnit.HOURS);
        assert stamp != 0;
        lock.unlockRead(stamp);
      } catch (InterruptedException e) {
        throw new Error(e);
      }
    }, "reader");
    long stamp = lock.readLock();
    writer.start();
    reader.start();
    reader.join();
    lock.unlockRead(stamp);
  }
}
