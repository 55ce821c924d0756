// A reader that comes while a writer stands first in the queue waits behind it (ReentrantReadWriteLock, not fair): main reads, a
// writer queues, and main waits for the end of another reader. OpenJDK 17, the writer queued before the reader
// came: hangs in 20 of 20 runs.
// expect deadlock
// explore: proof
// explore: all
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class ReaderBehindQueuedWriter {
  public static void main(String[] args) throws InterruptedException {
    ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
    Thread writer = new Thread(() -> {
      lock.writeLock().lock();
      lock.writeLock().unlock();
    }, "writer");
    Thread reader = new Thread(() -> {
      lock.readLock().lock();
      lock.readLock().unlock();
    }, "reader");
    lock.readLock().lock();
    writer.start();
    reader.start();
    reader.join();
    lock.readLock().unlock();
  }
}
