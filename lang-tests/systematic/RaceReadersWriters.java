// HandOverReadersWriters broken: the writer does not wait for readers. If the reader is in, nothing orders its read with the write. (If the
// writer was first there is no race: the reader waits for it.)
// expect race: RaceReadersWriters.data
// explore: proof
// explore: all
public class RaceReadersWriters {
  static int readers, data;
  static boolean writing;

  static synchronized void beginRead() throws InterruptedException {
    while (writing)
      RaceReadersWriters.class.wait();
    readers++;
  }

  static synchronized void endRead() {
    readers--;
    RaceReadersWriters.class.notifyAll();
  }

  static synchronized void beginWrite() throws InterruptedException {
    while (writing)
      RaceReadersWriters.class.wait();
    writing = true;
  }

  static synchronized void endWrite() {
    writing = false;
    RaceReadersWriters.class.notifyAll();
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
