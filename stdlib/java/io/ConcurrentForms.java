// What stands in streams for locks, blocking queues and views of maps: see LibraryForm.
package java.io;

import heddle.Reflection;
import java.util.Collection;
import java.util.Comparator;
import java.util.Map;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.AbstractQueuedSynchronizer;
import java.util.concurrent.locks.ReentrantLock;

final class ConcurrentForms {
  private ConcurrentForms() {}

  // Null: its fields are all there is to say.
  static LibraryForm of(Class<?> c) {
    switch (c.getName()) {
      case "java.util.concurrent.locks.ReentrantLock":
        return new OfLock(c);
      case "java.util.concurrent.Semaphore":
        return new OfSemaphore(c);
      case "java.util.concurrent.locks.MonitorCondition":
        return new OfCondition(c);
      case "java.util.concurrent.locks.ReentrantReadWriteLock$Sync":
        return new OfReadWritePart(c);
      case "java.util.concurrent.ArrayBlockingQueue":
      case "java.util.concurrent.LinkedBlockingQueue":
      case "java.util.concurrent.LinkedBlockingDeque":
      case "java.util.concurrent.PriorityBlockingQueue":
      case "java.util.concurrent.SynchronousQueue":
        return new OfQueue(c);
      case "java.util.concurrent.ConcurrentHashMap$KeySetView":
      case "java.util.concurrent.ConcurrentHashMap$ValuesView":
      case "java.util.concurrent.ConcurrentHashMap$EntrySetView":
        return new OfView(c);
      case "java.util.concurrent.ConcurrentHashMap$MapEntry":
        return new Refused(c);
      case "java.util.concurrent.ConcurrentSkipListMap":
        return new OfSkipListMap(c);
      case "java.util.concurrent.ConcurrentSkipListSet":
        return new OfSkipListSet(c);
      case "java.util.TreeMap$View":
        return new OfTreePart(c);
      default: return null;
    }
  }

  private static final Class<?> SYNCHRONIZER = AbstractQueuedSynchronizer.class;

  // --- locks and semaphores

  // The parts of locks are known by our locks' monitors: conditions have the same.
  private static final class OfLock extends LibraryForm {
    private final ObjectTable<AbstractQueuedSynchronizer> parts = new ObjectTable<>();

    OfLock(Class<?> c) {
      super(c);
      with("sync=none:Ljava/util/concurrent/locks/ReentrantLock$Sync;");
      readsData = true;
    }

    AbstractQueuedSynchronizer part(Object monitor, boolean fair, int state) {
      AbstractQueuedSynchronizer part = parts.get(monitor);
      if (part == null) {
        part = fair ? new LockStandIns.FairLockPart() : new LockStandIns.NonfairLockPart();
        parts.put(monitor, part);
      }
      set(part, SYNCHRONIZER, "state", state);
      return part;
    }

    AbstractQueuedSynchronizer part(Object lock, int state) {
      return part(get(lock, cl, "sync"), ((ReentrantLock) lock).isFair(), state);
    }

    @Override
    Object value(Object object, String field) throws Throwable {
      Object plain = plain(object);
      AbstractQueuedSynchronizer known = parts.get(get(plain, cl, "sync"));
      if (known instanceof LockStandIns.LockPart && ((LockStandIns.LockPart) known).lock != null) return known;
      return part(plain, ((ReentrantLock) plain).getHoldCount());
    }

    // A lock is open, whoever held it.
    @Override
    void read(Object object, ObjectInputStream in) throws Throwable {
      LockStandIns.LockPart part = (LockStandIns.LockPart) in.readFields().get("sync", null);
      adopt(object, part.lock(), cl);
    }

    // The part of a lock of a queue, which holds it while it is written.
    AbstractQueuedSynchronizer partOfQueue(ReentrantLock lock, int state) {
      LockStandIns.LockPart part = (LockStandIns.LockPart) part(lock, state);
      part.lock = lock;
      return part;
    }
  }

  private static OfLock locks(Map<Class<?>, ObjectStreamClass> cache) {
    return (OfLock) ObjectStreamClass.of(ReentrantLock.class, cache).form;
  }

  private static final class OfCondition extends LibraryForm {
    OfCondition(Class<?> c) {
      super(c);
      replaces = true;
    }

    @Override
    Object replacement(Object object) throws Throwable {
      Object monitor = get(object, cl, "monitor");
      if (!monitor.getClass().getName().equals("java.util.concurrent.locks.ReentrantLock$Sync")) return object;
      boolean fair = (Boolean) get(monitor, monitor.getClass().getSuperclass(), "fair");
      return new LockStandIns.ConditionPart(locks(cache).part(monitor, fair, heddle.VM.holds(monitor)));
    }
  }

  private static final class OfSemaphore extends LibraryForm {
    OfSemaphore(Class<?> c) {
      super(c);
      with("sync=none:Ljava/util/concurrent/Semaphore$Sync;");
      readsData = true;
    }

    @Override
    Object value(Object object, String field) throws Throwable {
      Semaphore plain = (Semaphore) plain(object);
      Object part = plain.isFair() ? new LockStandIns.FairSemaphorePart() : new LockStandIns.NonfairSemaphorePart();
      set(part, SYNCHRONIZER, "state", plain.availablePermits());
      return part;
    }

    @Override
    void read(Object object, ObjectInputStream in) throws Throwable {
      Object part = in.readFields().get("sync", null);
      Object permits = get(part, SYNCHRONIZER, "state");
      boolean fair = part instanceof LockStandIns.FairSemaphorePart;
      adopt(object, made(cl, new Class<?>[] {int.class, boolean.class}, permits, fair), cl);
    }
  }

  private static final class OfReadWritePart extends LibraryForm {
    OfReadWritePart(Class<?> c) {
      super(c);
      replaces = true;
    }

    @Override
    Object replacement(Object object) throws Throwable {
      Object part = (Boolean) get(object, cl, "fair") ? new LockStandIns.FairReadWritePart() : new LockStandIns.NonfairReadWritePart();
      // As OpenJDK counts: readers in the upper half.
      synchronized (object) {
        set(part, SYNCHRONIZER, "state", (Integer) get(object, cl, "reading") << 16 | (Integer) get(object, cl, "writes"));
      }
      return part;
    }
  }

  // --- blocking queues

  private static final class OfQueue extends LibraryForm {
    private static final String LOCK = "lock=none:Ljava/util/concurrent/locks/ReentrantLock; ";
    private static final String NOT_EMPTY = "notEmpty=none:Ljava/util/concurrent/locks/Condition; ";
    private static final String NOT_FULL = "notFull=none:Ljava/util/concurrent/locks/Condition; ";

    private final String kind;
    private Object written;  // whose parts these are
    private ReentrantLock lock;
    private ReentrantLock putLock;
    private AbstractQueuedSynchronizer part;
    private AbstractQueuedSynchronizer putPart;

    OfQueue(Class<?> c) {
      super(c);
      kind = c.getSimpleName();
      readsData = true;
      writesData = !kind.equals("ArrayBlockingQueue");
      switch (kind) {
        case "ArrayBlockingQueue":
          with("count=none:I putIndex=none:I takeIndex=none:I items=none:[Ljava/lang/Object; " + LOCK + NOT_EMPTY + NOT_FULL);
          break;
        case "LinkedBlockingQueue":
          with("capacity=none:I count=none:Ljava/util/concurrent/atomic/AtomicInteger; " + NOT_EMPTY + NOT_FULL
              + "putLock=none:Ljava/util/concurrent/locks/ReentrantLock; takeLock=none:Ljava/util/concurrent/locks/ReentrantLock;");
          break;
        case "LinkedBlockingDeque":
          with("capacity=none:I " + LOCK + NOT_EMPTY + NOT_FULL);
          break;
        case "PriorityBlockingQueue":
          with(LOCK + NOT_EMPTY + "q=none:Ljava/util/PriorityQueue;");
          break;
        default:
          with("qlock=none:Ljava/util/concurrent/locks/ReentrantLock; waitingConsumers=none:Ljava/util/concurrent/SynchronousQueue$WaitQueue; "
              + "waitingProducers=none:Ljava/util/concurrent/SynchronousQueue$WaitQueue;");
          break;
      }
    }

    private int capacity(Collection<?> plain) throws Throwable {
      return (int) Math.min((long) plain.size() + (Integer) cl.getMethod("remainingCapacity").call(plain), Integer.MAX_VALUE);
    }

    private void prepare(Object object, boolean fair) {
      if (written == object) return;
      written = object;
      OfLock locks = locks(cache);
      // OpenJDK's queue has its locks while it writes, but one of an array, which has no method for that.
      int state = kind.equals("ArrayBlockingQueue") ? 0 : 1;
      lock = new ReentrantLock(fair);
      part = locks.partOfQueue(lock, state);
      if (!kind.equals("LinkedBlockingQueue")) return;
      putLock = new ReentrantLock();
      putPart = locks.partOfQueue(putLock, state);
    }

    @Override
    Object value(Object object, String field) throws Throwable {
      Collection<?> plain = (Collection<?>) plain(object);
      boolean fair = !kind.startsWith("Linked") && !kind.startsWith("Priority") && (Boolean) get(plain, cl, "fair");
      if (kind.equals("SynchronousQueue")) {
        if (field.equals("qlock")) return new ReentrantLock(fair);
        return fair ? new LockStandIns.FifoWaitQueue() : new LockStandIns.LifoWaitQueue();
      }
      prepare(object, fair);
      switch (field) {
        case "lock":
        case "takeLock": return lock;
        case "putLock": return putLock;
        case "notEmpty": return new LockStandIns.ConditionPart(part);
        case "notFull": return new LockStandIns.ConditionPart(putPart == null ? part : putPart);
        case "capacity": return capacity(plain);
        case "putIndex": return plain.size() % capacity(plain);
        case "count": return kind.equals("LinkedBlockingQueue") ? new AtomicInteger(plain.size()) : plain.size();
        case "items": return java.util.Arrays.copyOf(plain.toArray(), capacity(plain));
        case "q": {
          Comparator<Object> order = comparator(plain);
          java.util.PriorityQueue<Object> q = new java.util.PriorityQueue<>(Math.max(plain.size(), 1), order);
          q.addAll(plain);
          return q;
        }
        default: return null;
      }
    }

    @SuppressWarnings("unchecked")
    private Comparator<Object> comparator(Object plain) throws Throwable {
      return (Comparator<Object>) cl.getMethod("comparator").call(plain);
    }

    @Override
    void write(Object object, ObjectOutputStream out) throws Throwable {
      written = null;
      out.defaultWriteObject();
      if (!kind.startsWith("Linked")) return;
      for (Object each : (Collection<?>) plain(object)) out.writeObject(each);
      out.writeObject(null);
    }

    @Override
    void initialise(Object object) throws Throwable {
      if (!kind.equals("ArrayBlockingQueue")) adopt(object, made(cl, new Class<?>[0]), cl);
    }

    @Override
    @SuppressWarnings("unchecked")
    void read(Object object, ObjectInputStream in) throws Throwable {
      initialise(object);  // elements may refer to it
      ObjectInputStream.GetField got = in.readFields();
      Collection<Object> fresh;
      switch (kind) {
        case "ArrayBlockingQueue": {
          Object[] items = (Object[]) got.get("items", null);
          int count = got.get("count", 0);
          int from = got.get("takeIndex", 0);
          int to = got.get("putIndex", 0);
          if (items == null || items.length == 0 || from < 0 || from >= items.length || to < 0 || to >= items.length || count < 0
              || count > items.length || Math.floorMod(to - from, items.length) != count % items.length) {
            throw new InvalidObjectException("invariants violated");
          }
          boolean fair = got.get("lock", null) != null && ((ReentrantLock) got.get("lock", null)).isFair();
          fresh = (Collection<Object>) made(cl, new Class<?>[] {int.class, boolean.class}, items.length, fair);
          for (int i = 0; i < count; i++) {
            Object each = items[(from + i) % items.length];
            if (each == null) throw new InvalidObjectException("invariants violated");
            fresh.add(each);
          }
          break;
        }
        case "PriorityBlockingQueue": {
          java.util.PriorityQueue<Object> q = (java.util.PriorityQueue<Object>) got.get("q", null);
          in.checkArray(Object[].class, q.size());
          fresh = (Collection<Object>) made(cl, new Class<?>[] {int.class, Comparator.class}, Math.max(q.size(), 1), q.comparator());
          fresh.addAll(q);
          break;
        }
        case "SynchronousQueue":
          fresh = (Collection<Object>) made(cl, new Class<?>[] {boolean.class},
              got.get("waitingProducers", null) instanceof LockStandIns.FifoWaitQueue);
          break;
        default:
          fresh = (Collection<Object>) made(cl, new Class<?>[] {int.class}, got.get("capacity", 0));
          for (Object each; (each = in.readObject()) != null; ) fresh.add(each);
          break;
      }
      adopt(object, fresh, cl);
    }
  }

  // --- views of maps

  private static final class OfView extends LibraryForm {
    OfView(Class<?> c) {
      super(c);
      replaces = true;
    }

    @Override
    @SuppressWarnings("unchecked")
    Object replacement(Object object) throws Throwable {
      MapStandIns.CollectionView result;
      switch (cl.getSimpleName()) {
        case "KeySetView":
          result = new MapStandIns.KeySetView();
          ((MapStandIns.KeySetView) result).value = get(object, cl, "value");
          break;
        case "ValuesView":
          result = new MapStandIns.ValuesView();
          break;
        default:
          result = new MapStandIns.EntrySetView();
          break;
      }
      result.map = (java.util.concurrent.ConcurrentHashMap<Object, Object>) cl.getDeclaredMethod("getMap").call(object);
      return result;
    }
  }

  private static final class Refused extends LibraryForm {
    Refused(Class<?> c) {
      super(c);
      replaces = true;
    }

    @Override
    Object replacement(Object object) throws Throwable {
      throw new NotSerializableException(cl.getName());
    }
  }

  // The keys of a map are of the same class here.
  private static final class OfSkipListSet extends LibraryForm {
    OfSkipListSet(Class<?> c) {
      super(c);
      with("m=map:Ljava/util/concurrent/ConcurrentNavigableMap;");
      readsData = true;
      replaces = true;
    }

    @Override
    Object replacement(Object object) throws Throwable {
      if (!(Boolean) get(object, cl, "growing")) throw new NotSerializableException("java.util.concurrent.ConcurrentSkipListMap$KeySet");
      return object;
    }

    @Override
    void read(Object object, ObjectInputStream in) throws Throwable {
      set(object, cl, "map", in.readFields().get("m", null));
      set(object, cl, "growing", true);
    }
  }

  // Parts of the map are of the same class here.
  private static final class OfSkipListMap extends LibraryForm {
    private final LibraryForm whole;

    OfSkipListMap(Class<?> c) {
      super(c);
      whole = LibraryForm.ofMap(c);
      fields = whole.fields;
      ownNames = whole.ownNames;
      withData();
      replaces = true;
    }

    @Override
    @SuppressWarnings("unchecked")
    Object replacement(Object object) throws Throwable {
      if (!(Boolean) get(object, cl, "isPart")) return object;
      MapStandIns.SkipListPart result = new MapStandIns.SkipListPart();
      Object shared = get(object, cl, "shared");
      Object low = get(object, cl, "low");
      Object high = get(object, cl, "high");
      result.m = (java.util.concurrent.ConcurrentSkipListMap<Object, Object>) made(cl, new Class<?>[] {shared.getClass()}, shared);
      if (low != null) {
        result.lo = get(low, low.getClass(), "key");
        result.loInclusive = (Boolean) get(low, low.getClass(), "inclusive");
      }
      if (high != null) {
        result.hi = get(high, high.getClass(), "key");
        result.hiInclusive = (Boolean) get(high, high.getClass(), "inclusive");
      }
      result.isDescending = (Boolean) get(object, cl, "descending");
      return result;
    }

    @Override
    Object value(Object object, String field) throws Throwable {
      return whole.value(object, field);
    }

    @Override
    void write(Object object, ObjectOutputStream out) throws Throwable {
      whole.write(object, out);
    }

    @Override
    void initialise(Object object) throws Throwable {
      whole.initialise(object);
    }

    @Override
    void read(Object object, ObjectInputStream in) throws Throwable {
      whole.read(object, in);
    }
  }

  private static final class OfTreePart extends LibraryForm {
    OfTreePart(Class<?> c) {
      super(c);
      replaces = true;
    }

    @Override
    @SuppressWarnings("unchecked")
    Object replacement(Object object) throws Throwable {
      boolean descending = (Boolean) get(object, cl, "descending");
      MapStandIns.TreePart result = descending ? new MapStandIns.DescendingPart() : new MapStandIns.AscendingPart();
      result.m = (java.util.TreeMap<Object, Object>) get(object, cl, "m");
      result.fromStart = !(Boolean) get(object, cl, "hasLow");
      result.toEnd = !(Boolean) get(object, cl, "hasHigh");
      result.lo = get(object, cl, "low");
      result.hi = get(object, cl, "high");
      // (Where there is no limit OpenJDK has: inclusive.)
      result.loInclusive = result.fromStart || (Boolean) get(object, cl, "lowInclusive");
      result.hiInclusive = result.toEnd || (Boolean) get(object, cl, "highInclusive");
      if (descending) {
        ((MapStandIns.DescendingPart) result).reverseComparator = (Comparator<Object>) java.util.Collections.reverseOrder(result.m.comparator());
      }
      return result;
    }
  }
}
