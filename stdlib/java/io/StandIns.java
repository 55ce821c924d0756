// Classes of this library that stand in streams for classes of OpenJDK which are not here, or are something else here: parts of
// locks, views of maps, zones. Their objects are in place of ours while they are written (LibraryForm.replacement), and give way
// to ours when they have been read (readResolve).
package java.io;

import heddle.Reflection;

final class StandIns {
  // The name in streams, and the class here, which belongs to java.io.
  private static final String TABLE = """

      java.util.concurrent.locks.ReentrantLock$Sync=LockStandIns$LockPart
      java.util.concurrent.locks.ReentrantLock$NonfairSync=LockStandIns$NonfairLockPart
      java.util.concurrent.locks.ReentrantLock$FairSync=LockStandIns$FairLockPart
      java.util.concurrent.locks.ReentrantReadWriteLock$Sync=LockStandIns$ReadWritePart
      java.util.concurrent.locks.ReentrantReadWriteLock$NonfairSync=LockStandIns$NonfairReadWritePart
      java.util.concurrent.locks.ReentrantReadWriteLock$FairSync=LockStandIns$FairReadWritePart
      java.util.concurrent.locks.AbstractQueuedSynchronizer$ConditionObject=LockStandIns$ConditionPart
      java.util.concurrent.Semaphore$Sync=LockStandIns$SemaphorePart
      java.util.concurrent.Semaphore$NonfairSync=LockStandIns$NonfairSemaphorePart
      java.util.concurrent.Semaphore$FairSync=LockStandIns$FairSemaphorePart
      java.util.concurrent.SynchronousQueue$WaitQueue=LockStandIns$WaitQueue
      java.util.concurrent.SynchronousQueue$LifoWaitQueue=LockStandIns$LifoWaitQueue
      java.util.concurrent.SynchronousQueue$FifoWaitQueue=LockStandIns$FifoWaitQueue
      java.util.concurrent.ConcurrentHashMap$Segment=LockStandIns$Segment
      java.util.concurrent.ConcurrentHashMap$CollectionView=MapStandIns$CollectionView
      java.util.concurrent.ConcurrentHashMap$KeySetView=MapStandIns$KeySetView
      java.util.concurrent.ConcurrentHashMap$ValuesView=MapStandIns$ValuesView
      java.util.concurrent.ConcurrentHashMap$EntrySetView=MapStandIns$EntrySetView
      java.util.concurrent.ConcurrentSkipListMap$SubMap=MapStandIns$SkipListPart
      java.util.TreeMap$NavigableSubMap=MapStandIns$TreePart
      java.util.TreeMap$AscendingSubMap=MapStandIns$AscendingPart
      java.util.TreeMap$DescendingSubMap=MapStandIns$DescendingPart
      java.util.TreeMap$SubMap=MapStandIns$OldTreePart
      java.time.Clock$SystemClock=TimeStandIns$SystemClock
      java.time.Clock$FixedClock=TimeStandIns$FixedClock
      java.time.Clock$OffsetClock=TimeStandIns$OffsetClock
      java.net.InetAddress=NetStandIns$Address
      """;

  private static final String HERE = "java.io.";

  // The class of ours that has another name there.
  private static final String ZONE = "java.util.ZoneInfo";
  private static final String ZONE_IN_STREAMS = "sun.util.calendar.ZoneInfo";

  private StandIns() {}

  // The name in streams.
  static String nameOf(Class<?> c) {
    String name = c.getName();
    int at = name.indexOf(HERE);
    if (name.equals(ZONE)) return ZONE_IN_STREAMS;
    if (at < 0 || name.indexOf("StandIns$") < 0) return name;
    boolean isArray = c.isArray();
    String own = name.substring(at + HERE.length(), isArray ? name.length() - 1 : name.length());
    int found = TABLE.indexOf('=' + own + '\n');
    String other = TABLE.substring(TABLE.lastIndexOf('\n', found) + 1, found);
    return isArray ? name.substring(0, at) + other + ';' : other;
  }

  // Null: the class of that name is meant.
  static Class<?> of(String name) {
    if (name.startsWith("[")) {
      int at = name.indexOf('L');
      if (at < 0 || at != name.lastIndexOf('[') + 1 || !name.endsWith(";")) return null;
      Class<?> element = of(name.substring(at + 1, name.length() - 1));
      return element == null ? null : Reflection.load(name.substring(0, at + 1) + element.getName().replace('.', '/') + ';');
    }
    if (name.equals(ZONE_IN_STREAMS)) return Reflection.load(ZONE.replace('.', '/'));
    if (!name.startsWith("java.")) return null;
    String key = '\n' + name + '=';
    int at = TABLE.indexOf(key);
    if (at < 0) return null;
    at += key.length();
    return Reflection.load("java/io/" + TABLE.substring(at, TABLE.indexOf('\n', at)));
  }

  // The class that a program means, where both are here.
  static Class<?> meant(Class<?> c) {
    if (c == null || c.isArray() || !c.getName().startsWith(HERE) || nameOf(c).equals(c.getName())) return c;
    Class<?> own = Reflection.named(nameOf(c).replace('.', '/'));
    return own == null ? c : own;
  }

  // "La/B;", as it is in streams.
  static String descriptor(Class<?> type) {
    if (type.isPrimitive()) return Reflection.descriptor(type);
    String name = nameOf(type).replace('.', '/');
    return type.isArray() ? name : 'L' + name + ';';
  }

  static Class<?> ofDescriptor(String descriptor) {
    Class<?> result = null;
    if (descriptor.startsWith("L")) {
      result = of(descriptor.substring(1, descriptor.length() - 1).replace('/', '.'));
    } else if (descriptor.startsWith("[")) {
      result = of(descriptor.replace('/', '.'));
    }
    return result != null ? meant(result) : Reflection.ofDescriptor(descriptor);
  }
}
