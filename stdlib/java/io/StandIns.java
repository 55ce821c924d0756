// Objects that stand in streams for the parts of locks and semaphores: OpenJDK's have synchronizers of these names, ours have
// none or something else.
package java.io;

import java.util.concurrent.locks.AbstractQueuedSynchronizer;

final class StandIns {
  private static final Class<?>[] CLASSES = {LockPart.class, NonfairLockPart.class, FairLockPart.class, SemaphorePart.class,
      NonfairSemaphorePart.class, FairSemaphorePart.class};
  private static final String[] NAMES = {"locks.ReentrantLock$Sync", "locks.ReentrantLock$NonfairSync", "locks.ReentrantLock$FairSync",
      "Semaphore$Sync", "Semaphore$NonfairSync", "Semaphore$FairSync"};
  private static final String PACKAGE = "java.util.concurrent.";

  private StandIns() {}

  // The name in streams.
  static String nameOf(Class<?> c) {
    if (c.getEnclosingClass() != StandIns.class) return c.getName();
    int i = 0;
    while (CLASSES[i] != c) i++;
    return PACKAGE + NAMES[i];
  }

  // Null: the class of that name is meant.
  static Class<?> of(String name) {
    if (!name.startsWith(PACKAGE)) return null;
    for (int i = 0; i < NAMES.length; i++) {
      if (name.endsWith(NAMES[i]) && name.length() == PACKAGE.length() + NAMES[i].length()) return CLASSES[i];
    }
    return null;
  }

  static AbstractQueuedSynchronizer of(boolean lock, boolean fair) {
    if (lock) return fair ? new FairLockPart() : new NonfairLockPart();
    return fair ? new FairSemaphorePart() : new NonfairSemaphorePart();
  }

  static boolean isFair(Object part) {
    return part instanceof FairLockPart || part instanceof FairSemaphorePart;
  }

  abstract static class LockPart extends AbstractQueuedSynchronizer {
    private static final long serialVersionUID = -5179523762034025860L;
  }

  private static final class NonfairLockPart extends LockPart {
    private static final long serialVersionUID = 7316153563782823691L;
  }

  private static final class FairLockPart extends LockPart {
    private static final long serialVersionUID = -3000897897090466540L;
  }

  abstract static class SemaphorePart extends AbstractQueuedSynchronizer {
    private static final long serialVersionUID = 1192457210091910933L;
  }

  private static final class NonfairSemaphorePart extends SemaphorePart {
    private static final long serialVersionUID = -2694183684443567898L;
  }

  private static final class FairSemaphorePart extends SemaphorePart {
    private static final long serialVersionUID = 2014338818796000944L;
  }
}
