// verdict: deadlock: reader-1 waits in Check.secondReads.await()
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
      notify();
  }

  public synchronized void lockWrite() throws InterruptedException {
    while (writing || readers > 0)
      wait();
    writing = true;
  }

  public synchronized void unlockWrite() {
    writing = false;
    notify();
  }
}
