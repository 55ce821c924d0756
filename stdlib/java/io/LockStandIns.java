// What OpenJDK's locks, semaphores and blocking queues have inside, for streams of objects.
package java.io;

import heddle.Reflection;
import java.util.concurrent.locks.AbstractQueuedSynchronizer;
import java.util.concurrent.locks.ReentrantLock;

final class LockStandIns {
  private LockStandIns() {}

  abstract static class LockPart extends AbstractQueuedSynchronizer {
    transient ReentrantLock lock;  // when it has been read: the lock whose part it is

    abstract boolean isFair();

    // All that belong to this part belong to one lock.
    final ReentrantLock lock() {
      if (lock == null) lock = new ReentrantLock(isFair());
      return lock;
    }
  }

  static final class NonfairLockPart extends LockPart {
    @Override
    boolean isFair() {
      return false;
    }
  }

  static final class FairLockPart extends LockPart {
    @Override
    boolean isFair() {
      return true;
    }
  }

  abstract static class SemaphorePart extends AbstractQueuedSynchronizer {}

  static final class NonfairSemaphorePart extends SemaphorePart {}

  static final class FairSemaphorePart extends SemaphorePart {}

  // The lock is open, whoever held it.
  abstract static class ReadWritePart extends AbstractQueuedSynchronizer {
    final Object resolved(boolean fair) throws ObjectStreamException {
      Class<?> c = Reflection.load("java/util/concurrent/locks/ReentrantReadWriteLock$Sync");
      try {
        return LibraryForm.made(c, new Class<?>[] {boolean.class}, fair);
      } catch (Throwable t) {
        throw new InternalError(t);
      }
    }
  }

  static final class NonfairReadWritePart extends ReadWritePart {
    private Object readResolve() throws ObjectStreamException {
      return resolved(false);
    }
  }

  static final class FairReadWritePart extends ReadWritePart {
    private Object readResolve() throws ObjectStreamException {
      return resolved(true);
    }
  }

  // Of a lock, or of a synchronizer of the program's own.
  static final class ConditionPart implements Serializable {
    AbstractQueuedSynchronizer this$0;

    ConditionPart(AbstractQueuedSynchronizer part) {
      this$0 = part;
    }

    private Object readResolve() throws ObjectStreamException {
      return this$0 instanceof LockPart ? ((LockPart) this$0).lock().newCondition() : this$0.new ConditionObject();
    }
  }

  abstract static class WaitQueue implements Serializable {}

  static final class LifoWaitQueue extends WaitQueue {}

  static final class FifoWaitQueue extends WaitQueue {}

  static class Segment extends ReentrantLock {
    final float loadFactor;

    Segment(float loadFactor) {
      this.loadFactor = loadFactor;
    }
  }
}
