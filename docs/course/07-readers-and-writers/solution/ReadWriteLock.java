/**
 * A lock that many readers or one writer hold. Written with a monitor: java.util.concurrent.locks is not allowed. No
 * thread takes it twice.
 */
public class ReadWriteLock {
  private int readers;
  private boolean writing;

  public synchronized void lockRead() throws InterruptedException {
    while (writing)
      wait();
    readers++;
  }

  public synchronized void unlockRead() {
    readers--;
    if (readers == 0)
      notifyAll();
  }

  public synchronized void lockWrite() throws InterruptedException {
    while (writing || readers > 0)
      wait();
    writing = true;
  }

  public synchronized void unlockWrite() {
    writing = false;
    notifyAll();
  }
}
