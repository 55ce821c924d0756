// Readers and writers from a monitor: nobody holds the monitor while he reads or writes data. A writer goes in only when there is no
// reader: the reader's read hb its unlock in endRead, which synchronizes-with the lock under which the writer has seen readers == 0, hb the
// write; likewise from endWrite to beginRead. So the accesses are ordered in every execution (JLS 17.4.5), although no lock is common to
// them.
// expect clean
// explore: proof
// explore: all
public class HandOverReadersWriters {
  static int readers, data;
  static boolean writing;

  static synchronized void beginRead() throws InterruptedException {
    while (writing)
      HandOverReadersWriters.class.wait();
    readers++;
  }

  static synchronized void endRead() {
    readers--;
    HandOverReadersWriters.class.notifyAll();
  }

  static synchronized void beginWrite() throws InterruptedException {
    while (writing || readers > 0)
      HandOverReadersWriters.class.wait();
    writing = true;
  }

  static synchronized void endWrite() {
    writing = false;
    HandOverReadersWriters.class.notifyAll();
  }

  public static void main(String[] args) throws InterruptedException {
    new Thread(() -> {
      try {
        beginWrite();
        data++;
        endWrite();
      } catch (InterruptedException e) {
        throw new AssertionError(e);
      }
    }).start();
    beginRead();
    int seen = data;
    endRead();
    assert seen == 0 || seen == 1;
  }
}
