import java.util.concurrent.CountDownLatch;

/** Two readers behind a writer, of which one waits, reading, until the other one reads as well; then a reader beside two writers. */
public class Check {
  static final ReadWriteLock lock = new ReadWriteLock();
  static final CountDownLatch secondReads = new CountDownLatch(1);
  static int x, y;

  interface Work {
    void run() throws InterruptedException;
  }

  static Thread thread(String name, Work work) {
    return new Thread(() -> {
      try {
        work.run();
      } catch (InterruptedException e) {
        throw new AssertionError(e);
      }
    }, name);
  }

  static void write() throws InterruptedException {
    lock.lockWrite();
    x++;
    y++;
    lock.unlockWrite();
  }

  static void look() {
    assert x == y : "read in the middle of a write: " + x + " and " + y;
  }

  public static void main(String[] args) throws InterruptedException {
    Thread first = thread("reader-1", () -> {
      lock.lockRead();
      look();
      secondReads.await();
      look();
      lock.unlockRead();
    });
    Thread second = thread("reader-2", () -> {
      lock.lockRead();
      look();
      secondReads.countDown();
      lock.unlockRead();
    });
    lock.lockWrite();
    first.start();
    second.start();
    lock.unlockWrite();
    second.join();
    first.join();
    Thread third = thread("reader-3", () -> {
      lock.lockRead();
      look();
      lock.unlockRead();
    });
    Thread writer = thread("writer-1", Check::write);
    Thread other = thread("writer-2", Check::write);
    third.start();
    writer.start();
    other.start();
    third.join();
    writer.join();
    other.join();
    assert x == 2 && y == 2 : "two writes, and x is " + x;
    System.out.println("checked");
  }
}
