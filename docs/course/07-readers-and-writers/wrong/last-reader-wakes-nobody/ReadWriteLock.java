// verdict: deadlock: writer-1 waits
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
