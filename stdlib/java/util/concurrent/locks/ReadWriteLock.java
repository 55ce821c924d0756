// A lock for many readers or one writer.
package java.util.concurrent.locks;

public interface ReadWriteLock {
  Lock readLock();

  Lock writeLock();
}
