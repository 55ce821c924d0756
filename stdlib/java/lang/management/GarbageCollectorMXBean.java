// A garbage collector.
package java.lang.management;

public interface GarbageCollectorMXBean extends MemoryManagerMXBean {
  // -1: not known.
  long getCollectionCount();

  // In milliseconds; -1: not known.
  long getCollectionTime();
}
