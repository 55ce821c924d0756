// A latch on AbstractQueuedLongSynchronizer that opens when its 64 bits are 0: who has passed sees what was written
// before. LongSynchronizerLatchEarly opens when the lower 32 bits are 0.
// expect clean
// explore: proof
import java.util.concurrent.locks.AbstractQueuedLongSynchronizer;

public class LongSynchronizerLatch {
  static final class Latch extends AbstractQueuedLongSynchronizer {
    Latch(long count) {
      setState(count);
    }

    @Override
    protected long tryAcquireShared(long ignored) {
      return getState() == 0 ? 1 : -1;
    }

    @Override
    protected boolean tryReleaseShared(long count) {
      long now;
      do {
        now = getState();
      } while (!compareAndSetState(now, now - count));
      return now == count;
    }
  }

  static int a, b;

  public static void main(String[] args) {
    Latch latch = new Latch((1L << 32) + 1);
    new Thread(() -> {
      a = 1;
      latch.releaseShared(1);
    }).start();
    new Thread(() -> {
      b = 2;
      latch.releaseShared(1L << 32);
    }).start();
    latch.acquireShared(1);
    assert a + b == 3;
  }
}
