// Locks, semaphores, queues and concurrent maps in streams: OpenJDK's bytes, and what comes back.
import java.io.*;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.locks.*;
import java.util.function.Consumer;

public class SerialQueues {
  static byte[] bytes(Object o) throws Exception {
    ByteArrayOutputStream to = new ByteArrayOutputStream();
    try (ObjectOutputStream out = new ObjectOutputStream(to)) {
      out.writeObject(o);
    }
    return to.toByteArray();
  }

  static Object read(byte[] b) throws Exception {
    return new ObjectInputStream(new ByteArrayInputStream(b)).readObject();
  }

  static <T> T with(T t, Consumer<T> c) {
    c.accept(t);
    return t;
  }

  static String state(Object o) {
    if (o instanceof BlockingQueue) return o + " " + ((BlockingQueue<?>) o).remainingCapacity();
    if (o instanceof ReentrantLock) return ((ReentrantLock) o).isFair() + " " + ((ReentrantLock) o).isLocked();
    if (o instanceof Semaphore) return ((Semaphore) o).isFair() + " " + ((Semaphore) o).availablePermits();
    if (o instanceof ReentrantReadWriteLock) {
      ReentrantReadWriteLock l = (ReentrantReadWriteLock) o;
      l.readLock().lock();
      String shown = l.isFair() + " " + l.getReadLockCount() + l.isWriteLocked();
      l.readLock().unlock();
      l.writeLock().lock();
      return shown + l.getWriteHoldCount();
    }
    if (o instanceof Lock) return "" + ((Lock) o).tryLock();
    return o instanceof Object[] ? ((Object[]) o).length + "" : o.toString();
  }

  static void show(String name, Object o) throws Exception {
    byte[] b = bytes(o);
    Object back = read(b);
    System.out.println(name + " " + b.length + " " + Arrays.hashCode(b) + " " + state(back));
    if (back instanceof BlockingQueue && ((BlockingQueue<?>) back).remainingCapacity() > 0 && !(back instanceof PriorityBlockingQueue)) {
      @SuppressWarnings("unchecked") BlockingQueue<Object> q = (BlockingQueue<Object>) back;
      q.add("more");
      System.out.println("  " + q + " " + Arrays.hashCode(bytes(q)));
    }
  }

  static class Account implements Serializable {
    final Condition changed;
    final ReentrantLock lock = new ReentrantLock(true);
    final Condition other;
    final List<Object> all = new ArrayList<>();

    Account() {
      changed = lock.newCondition();
      other = lock.newCondition();
    }
  }

  public static void main(String[] args) throws Exception {
    show("array", with(new ArrayBlockingQueue<Integer>(3), q -> q.addAll(List.of(1, 2))));
    show("fair array", new ArrayBlockingQueue<>(2, true));
    show("full array", with(new ArrayBlockingQueue<Integer>(2), q -> q.addAll(List.of(1, 2))));
    show("linked", new LinkedBlockingQueue<>(List.of("a", "b")));
    show("bounded linked", with(new LinkedBlockingQueue<Object>(5), q -> q.add('c')));
    show("deque", new LinkedBlockingDeque<>(List.of(1L, 2L)));
    show("bounded deque", new LinkedBlockingDeque<>(4));
    show("priority", new PriorityBlockingQueue<>(List.of(5, 3, 8, 1)));
    show("reverse priority", with(new PriorityBlockingQueue<Integer>(4, Collections.reverseOrder()), q -> q.addAll(List.of(5, 8, 1))));
    show("synchronous", new SynchronousQueue<>());
    show("fair synchronous", new SynchronousQueue<>(true));
    show("transfer", new LinkedTransferQueue<>(List.of(1, 2)));
    show("lock", with(new ReentrantLock(), l -> l.lock()));
    show("read-write", new ReentrantReadWriteLock());
    show("fair, written", with(new ReentrantReadWriteLock(true), l -> l.writeLock().lock()));
    show("read twice", with(new ReentrantReadWriteLock(), l -> {
      l.readLock().lock();
      l.readLock().lock();
    }));
    show("read lock", new ReentrantReadWriteLock().readLock());
    show("write lock", new ReentrantReadWriteLock(true).writeLock());
    show("semaphore", with(new Semaphore(3, true), s -> s.tryAcquire(2)));
    show("map", new ConcurrentHashMap<>(Map.of("a", 1)));
    show("empty map", new ConcurrentHashMap<>());

    ArrayBlockingQueue<Object> within = new ArrayBlockingQueue<>(3);
    show("two in one stream", new Object[] {new LinkedBlockingQueue<>(List.of(1)), new ReentrantLock(true), within, within, new LinkedBlockingDeque<>()});
    byte[] b = bytes(new Account());
    System.out.println(b.length + " " + Arrays.hashCode(b));
    Account account = (Account) read(b);
    account.lock.lock();
    account.changed.signal();
    account.other.signalAll();
    System.out.println(account.lock.hasWaiters(account.changed) + " " + account.lock.getHoldCount());
  }
}
// expect: array 941 973453548 [1, 2] 1
// expect:   [1, 2, more] 1214717647
// expect: fair array 852 -849359424 [] 2
// expect:   [more] -1121941628
// expect: full array 940 699422861 [1, 2] 0
// expect: linked 956 2031500359 [a, b] 2147483645
// expect:   [a, b, more] 1788393527
// expect: bounded linked 994 1128778414 [c] 4
// expect:   [c, more] 1241784112
// expect: deque 850 1905493842 [1, 2] 2147483645
// expect:   [1, 2, more] 1799774475
// expect: bounded deque 758 110767547 [] 4
// expect:   [more] -504077694
// expect: priority 954 1830386669 [1, 3, 8, 5] 2147483647
// expect: reverse priority 999 -1630322905 [8, 5, 1] 2147483647
// expect: synchronous 735 -217848625 [] 0
// expect: fair synchronous 732 2082701956 [] 0
// expect: transfer 150 420752012 [1, 2] 2147483647
// expect:   [1, 2, more] 1012697233
// expect: lock 396 986045122 false false
// expect: read-write 770 1430480427 false 1false1
// expect: fair, written 767 1548712378 true 1false1
// expect: read twice 770 123338029 false 1false1
// expect: read lock 441 -462851753 true
// expect: write lock 439 -716552486 true
// expect: semaphore 353 1227037338 true 1
// expect: map 1083 915111007 {a=1}
// expect: empty map 1002 -1245310328 {}
// expect: two in one stream 1501 1183317224 5
// expect: 794 1230425376
// expect: false 1
