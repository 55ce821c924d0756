/**
 * A lock that many readers or one writer hold. Written with a monitor: java.util.concurrent.locks is not allowed. No
 * thread takes it twice.
 */
public class ReadWriteLock {
  public synchronized void lockRead() throws InterruptedException {
    // To be written.
  }

  public synchronized void unlockRead() {
    // To be written.
  }

  public synchronized void lockWrite() throws InterruptedException {
    // To be written.
  }

  public synchronized void unlockWrite() {
    // To be written.
  }
}
