// Readers and writers done right: readers together, a writer alone.
// expect clean
class ReadWrite {
  private int readers;
  private boolean writing;

  synchronized void startRead() throws InterruptedException {
    while (writing)
      wait();
    readers++;
  }

  synchronized void endRead() {
    readers--;
    if (readers == 0) notifyAll();
  }

  synchronized void startWrite() throws InterruptedException {
    while (writing || readers > 0)
      wait();
    writing = true;
  }

  synchronized void endWrite() {
    writing = false;
    notifyAll();
  }
}

public class ReadersWriters {
  static final ReadWrite lock = new ReadWrite();
  static volatile int x, y;

  static class Reader extends Thread {
    public void run() {
      try {
        lock.startRead();
        assert x == y;
        lock.endRead();
      } catch (InterruptedException e) {
      }
    }
  }

  static class Writer extends Thread {
    public void run() {
      try {
        lock.startWrite();
        x = x + 1;
        y = y + 1;
        lock.endWrite();
      } catch (InterruptedException e) {
      }
    }
  }

  public static void main(String[] args) {
    new Reader().start();
    new Reader().start();
    new Writer().start();
  }
}
