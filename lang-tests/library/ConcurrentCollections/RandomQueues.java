// Random calls of the queues and deques of java.util.concurrent by one thread: what each call gives or throws, the contents behind it,
// and what an iterator that stands in the middle and a spliterator say.
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
import java.util.Random;
import java.util.Spliterator;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingDeque;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CopyOnWriteArraySet;
import java.util.concurrent.DelayQueue;
import java.util.concurrent.Delayed;
import java.util.concurrent.LinkedBlockingDeque;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.LinkedTransferQueue;
import java.util.concurrent.PriorityBlockingQueue;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TransferQueue;
import java.util.Queue;

public class RandomQueues {
  // An element of all of them; of a DelayQueue it is due at once or in an hour.
  private static final class Item implements Delayed {
    final int n;

    Item(int n) {
      this.n = n;
    }

    @Override
    public long getDelay(TimeUnit unit) {
      return n % 3 == 2 ? unit.convert(1, TimeUnit.HOURS) : -n;
    }

    @Override
    public int compareTo(Delayed other) {
      return Integer.compare(n % 3 * 100 + n, ((Item) other).n % 3 * 100 + ((Item) other).n);
    }

    @Override
    public boolean equals(Object o) {
      return o instanceof Item && ((Item) o).n == n;
    }

    @Override
    public int hashCode() {
      return n;
    }

    @Override
    public String toString() {
      return "" + n;
    }
  }

  private interface Call {
    Object get() throws Exception;
  }

  private final Random random;
  private final StringBuilder log = new StringBuilder();
  private final Collection<Item> items;
  private Iterator<Item> iterator, descending;
  private Spliterator<Item> spliterator;
  private int size;
  private boolean splits = true;

  RandomQueues(long seed) {
    random = new Random(seed);
    items = make(random.nextInt(13));
  }

  private Collection<Item> make(int kind) {
    switch (kind) {
      case 0: return new ConcurrentLinkedQueue<>();
      case 1: return new ConcurrentLinkedDeque<>();
      case 2: return new LinkedBlockingQueue<>(random.nextBoolean() ? 4 : 100);
      case 3: return new LinkedBlockingDeque<>(random.nextBoolean() ? 4 : 100);
      case 4: return new ArrayBlockingQueue<>(2 + random.nextInt(6), true);
      case 5: return new LinkedTransferQueue<>();
      case 6: return new DelayQueue<>();
      case 7: return new PriorityBlockingQueue<>();
      case 8: return new PriorityBlockingQueue<>(3, Comparator.<Item>reverseOrder());
      case 9: return new CopyOnWriteArrayList<>();
      case 10: return new CopyOnWriteArraySet<>();
      case 11: return new SynchronousQueue<>();
      default: {
        List<Item> first = some(5);
        first.removeIf(i -> i == null);
        return new LinkedBlockingDeque<>(first);
      }
    }
  }

  private Item item() {
    return random.nextInt(40) == 0 ? null : new Item(random.nextInt(30));
  }

  private List<Item> some(int most) {
    List<Item> list = new ArrayList<>();
    for (int i = random.nextInt(most + 1); i > 0; i--) list.add(item());
    return list;
  }

  private void call(String name, Call call) {
    String result;
    try {
      result = String.valueOf(call.get());
    } catch (NullPointerException | ArrayIndexOutOfBoundsException e) {
      result = e.getClass().getSimpleName();
    } catch (Exception e) {
      result = e.getClass().getSimpleName() + (e.getMessage() == null ? "" : ":" + e.getMessage());
    }
    log.append(name).append('=').append(result).append(' ');
  }

  // (A full ArrayBlockingQueue whose elements are behind and in front of its array's end has removed some on OpenJDK.)
  private boolean isFull() {
    return items instanceof ArrayBlockingQueue && ((ArrayBlockingQueue<Item>) items).remainingCapacity() == 0;
  }

  private static String show(Collection<?> c) {
    return c + "/" + c.size();
  }

  private void onCollection() throws Exception {
    Collection<Item> c = items;
    Item x = item();
    int n = random.nextInt(30), from = random.nextInt(5);
    switch (random.nextInt(26)) {
      case 0: case 1: case 2: call("add" + x, () -> c.add(x)); break;
      case 3: call("remove" + x, () -> c.remove(x)); break;
      case 4: call("contains" + x, () -> c.contains(x)); break;
      case 5: { List<Item> l = some(4); call("addAll" + l, () -> c.addAll(l)); break; }
      case 6: { List<Item> l = some(4); call("removeAll" + l, () -> c.removeAll(l)); break; }
      case 7: { List<Item> l = some(20); call("retainAll" + l.size(), () -> c.retainAll(l)); break; }
      case 8: { List<Item> l = some(2); call("containsAll" + l, () -> c.containsAll(l)); break; }
      case 9: call("removeIf", () -> c.removeIf(i -> { log.append('?').append(i); return i.n % 7 == n % 7; })); break;
      case 10: if (!isFull()) call("removeIfThrow", () -> c.removeIf(i -> { if (i.n == n) throw new IllegalStateException("no"); return i.n % 7 == n % 7; })); break;
      case 11: call("forEach", () -> { c.forEach(i -> log.append('.').append(i)); return ""; }); break;
      case 12: call("toArray", () -> Arrays.toString(c.toArray())); break;
      case 13: { Item[] a = new Item[from]; Arrays.fill(a, new Item(99)); call("toArray" + from, () -> { Item[] b = c.toArray(a); return (a == b) + Arrays.toString(b); }); break; }
      case 14: call("toArrayOther", () -> Arrays.toString(c.toArray(new Integer[from]))); break;
      case 15: call("isEmpty", c::isEmpty); break;
      case 16: if (random.nextInt(3) == 0) call("clear", () -> { c.clear(); return ""; }); break;
      case 17: iterator = c.iterator(); log.append("iterator "); break;
      case 18: case 19: case 20: onIterator(); break;
      case 21: case 22: case 23: if (splits) onSpliterator(); break;
      case 24: call("stream", () -> c.stream().map(i -> i.n * 2).filter(i -> i > 10).toList()); break;
      default: call("equals", () -> c.equals(new ArrayList<>(c)) + " " + (c instanceof List ? c.hashCode() : 0) + c.toArray(Item[]::new).length);
    }
  }

  private void onIterator() {
    if (iterator == null) return;
    switch (random.nextInt(6)) {
      case 0: call("it.remove", () -> { iterator.remove(); return ""; }); break;
      case 1: call("it.rest", () -> { iterator.forEachRemaining(i -> log.append(',').append(i)); return ""; }); break;
      case 2: call("it.hasNext", iterator::hasNext); break;
      default: call("it.next", iterator::next);
    }
  }

  private void onSpliterator() {
    if (spliterator == null || random.nextInt(4) == 0) {
      spliterator = items.spliterator();
      call("spliterator", () -> Integer.toHexString(spliterator.characteristics()) + " " + spliterator.estimateSize() + " "
          + spliterator.getExactSizeIfKnown() + (spliterator.hasCharacteristics(Spliterator.SORTED) ? " " + spliterator.getComparator() : ""));
    }
    Spliterator<Item> s = spliterator;
    switch (items instanceof ConcurrentLinkedDeque ? 4 : random.nextInt(5)) {
      case 0: call("split", () -> {
        Spliterator<Item> t = s.trySplit();
        if (t == null) return null;
        log.append(t.estimateSize()).append(Integer.toHexString(t.characteristics())).append('<');
        t.forEachRemaining(i -> log.append(i).append(','));
        return ">" + s.estimateSize();
      }); break;
      case 1: call("s.rest", () -> { s.forEachRemaining(i -> log.append(i).append(',')); return s.estimateSize(); }); break;
      case 2: call("s.null", () -> { if (random.nextBoolean()) s.tryAdvance(null); else s.forEachRemaining(null); return ""; }); break;
      default: call("s.next", () -> s.tryAdvance(i -> log.append(i).append(';')) + "" + s.estimateSize());
    }
  }

  private void onQueue(Queue<Item> q) {
    Item x = item();
    switch (random.nextInt(6)) {
      case 0: case 1: call("offer" + x, () -> q.offer(x)); break;
      case 2: call("poll", q::poll); break;
      case 3: call("peek", q::peek); break;
      case 4: call("element", q::element); break;
      default: call("remove", q::remove);
    }
  }

  private void onBlocking(BlockingQueue<Item> q) {
    Item x = item();
    int n = random.nextInt(4) - 1;
    switch (random.nextInt(7)) {
      case 0: call("offer" + x, () -> q.offer(x, n, TimeUnit.NANOSECONDS)); break;
      case 1: call("pollNanos", () -> q.poll(n, TimeUnit.NANOSECONDS)); break;
      case 2: call("remainingCapacity", q::remainingCapacity); break;
      case 3: { List<Item> to = new ArrayList<>(); call("drainTo", () -> q.drainTo(to) + " " + to); break; }
      case 4: { List<Item> to = new ArrayList<>(); call("drainTo" + n, () -> q.drainTo(to, n) + " " + to); break; }
      case 5: call("drainToSelf", () -> q.drainTo(random.nextBoolean() ? q : null)); break;
      default:
        if (!q.isEmpty() && !(q instanceof DelayQueue)) call("take", q::take);
        if (q.remainingCapacity() > 0) call("put" + x, () -> { q.put(x); return ""; });
    }
  }

  private void onTransfer(TransferQueue<Item> q) {
    Item x = item();
    switch (random.nextInt(4)) {
      case 0: call("tryTransfer" + x, () -> q.tryTransfer(x)); break;
      case 1: splits = false; call("tryTransferTime" + x, () -> q.tryTransfer(x, 1, TimeUnit.NANOSECONDS)); break;
      case 2: call("hasWaitingConsumer", q::hasWaitingConsumer); break;
      default: call("getWaitingConsumerCount", q::getWaitingConsumerCount);
    }
  }

  private void onDeque(Deque<Item> d) {
    Item x = item();
    switch (random.nextInt(19)) {
      case 0: call("addFirst" + x, () -> { d.addFirst(x); return ""; }); break;
      case 1: call("addLast" + x, () -> { d.addLast(x); return ""; }); break;
      case 2: call("offerFirst" + x, () -> d.offerFirst(x)); break;
      case 3: call("offerLast" + x, () -> d.offerLast(x)); break;
      case 4: call("removeFirst", d::removeFirst); break;
      case 5: call("removeLast", d::removeLast); break;
      case 6: call("pollFirst", d::pollFirst); break;
      case 7: call("pollLast", d::pollLast); break;
      case 8: call("getFirst", d::getFirst); break;
      case 9: call("getLast", d::getLast); break;
      case 10: call("peekFirst", d::peekFirst); break;
      case 11: call("peekLast", d::peekLast); break;
      case 12: call("removeFirst" + x, () -> d.removeFirstOccurrence(x)); break;
      case 13: call("removeLast" + x, () -> d.removeLastOccurrence(x)); break;
      case 14: call("push" + x, () -> { d.push(x); return ""; }); break;
      case 15: call("pop", d::pop); break;
      case 16: descending = d.descendingIterator(); break;
      case 17: if (descending != null) call("desc.remove", () -> { descending.remove(); return ""; }); break;
      default: if (descending != null) call("desc.next", () -> descending.hasNext() + "" + descending.next());
    }
  }

  private void onBlockingDeque(BlockingDeque<Item> d) {
    Item x = item();
    switch (random.nextInt(4)) {
      case 0: call("offerFirst" + x, () -> d.offerFirst(x, 1, TimeUnit.NANOSECONDS)); break;
      case 1: call("offerLast" + x, () -> d.offerLast(x, 1, TimeUnit.NANOSECONDS)); break;
      case 2: call("pollFirst", () -> d.pollFirst(1, TimeUnit.NANOSECONDS)); break;
      default: call("pollLast", () -> d.pollLast(1, TimeUnit.NANOSECONDS));
    }
  }

  private void onList(CopyOnWriteArrayList<Item> l) {
    Item x = item();
    int i = random.nextInt(8) - 1, j = i + random.nextInt(5) - 1;
    switch (random.nextInt(15)) {
      case 0: call("add" + i + "," + x, () -> { l.add(i, x); return ""; }); break;
      case 1: call("set" + i + "," + x, () -> l.set(i, x)); break;
      case 2: call("removeAt" + i, () -> l.remove(i)); break;
      case 3: call("get" + i, () -> l.get(i)); break;
      case 4: call("addIfAbsent" + x, () -> l.addIfAbsent(x)); break;
      case 5: { List<Item> s = some(4); call("addAllAbsent" + s, () -> l.addAllAbsent(s)); break; }
      case 6: { List<Item> s = some(4); call("addAll" + i + s, () -> l.addAll(i, s)); break; }
      case 7: call("indexOf" + x, () -> l.indexOf(x) + " " + l.lastIndexOf(x)); break;
      case 8: call("indexOf" + x + i, () -> l.indexOf(x, i) + " " + l.lastIndexOf(x, i)); break;
      case 9: call("replaceAll", () -> { l.replaceAll(k -> k == null ? x : new Item(k.n + 1)); return ""; }); break;
      case 10: call("sort", () -> { l.sort(random.nextBoolean() ? null : Comparator.comparing(k -> -k.n)); return ""; }); break;
      case 11: case 12: call("subList" + i + "," + j, () -> onSubList(l.subList(i, j))); break;
      case 13: call("listIterator" + i, () -> { var it = l.listIterator(i); return it.nextIndex() + " " + it.previousIndex() + (it.hasPrevious() ? it.previous() : "-"); }); break;
      default: call("listIterator.set", () -> { var it = l.listIterator(); it.next(); if (random.nextBoolean()) it.set(x); else it.add(x); return ""; });
    }
  }

  private Object onSubList(List<Item> s) {
    Item x = item();
    int i = random.nextInt(4);
    switch (random.nextInt(16)) {
      case 0: s.add(x); break;
      case 1: s.add(i, x); break;
      case 2: return s.remove(i);
      case 3: s.clear(); break;
      case 4: return s.set(i, x);
      case 5: return s.indexOf(x) + s.lastIndexOf(x);
      case 6: s.sort(Comparator.comparing(k -> k.n)); break;
      case 7: s.replaceAll(k -> x); break;
      case 8: return s.removeIf(k -> k.n % 2 == i % 2);
      case 9: return s.removeAll(some(20));
      case 10: return s.addAll(i, some(3));
      case 11: { var it = s.listIterator(i); StringBuilder b = new StringBuilder(); while (it.hasPrevious()) b.append(it.previousIndex()).append(it.previous()); return b; }
      case 12: items.add(x); return s.size();
      case 13: return s.subList(i, i + 1) + " " + s.contains(x) + s.equals(new ArrayList<>(s)) + s.hashCode();
      case 14: { var p = s.spliterator(); return p.estimateSize() + Integer.toHexString(p.characteristics()); }
      default: return s.retainAll(some(30));
    }
    return s;
  }

  // What those find that stand in the middle depends then on which links are left, or where in its array a queue begins.
  private void removed() {
    boolean linked = items instanceof Deque || items instanceof LinkedBlockingQueue || items instanceof ArrayBlockingQueue;
    if (linked) iterator = descending = null;
    if (linked || items instanceof ConcurrentLinkedQueue || items instanceof TransferQueue) {
      splits = false;
      spliterator = null;
    }
  }

  String run() throws Exception {
    log.append(items.getClass().getSimpleName()).append(": ");
    for (int i = 0; i < 40; i++) {
      int kind = random.nextInt(5);
      if (kind == 0 && items instanceof Queue) onQueue((Queue<Item>) items);
      else if (kind == 1 && items instanceof Deque) onDeque((Deque<Item>) items);
      else if (kind == 1 && items instanceof TransferQueue) onTransfer((TransferQueue<Item>) items);
      else if (kind == 2 && items instanceof BlockingQueue) onBlocking((BlockingQueue<Item>) items);
      else if (kind == 3 && items instanceof BlockingDeque) onBlockingDeque((BlockingDeque<Item>) items);
      else if (kind < 3 && items instanceof CopyOnWriteArrayList) onList((CopyOnWriteArrayList<Item>) items);
      else onCollection();
      log.append(show(items)).append(' ');
      int now = items.size();
      if (now < size) removed();
      size = now;
    }
    return log.toString().trim();
  }

  public static void main(String[] args) throws Exception {
    int shown = 1, hash = 1, cases = args.length > 0 ? Integer.parseInt(args[0]) : 300;
    for (int seed = 0; seed < cases; seed++) {
      String line = new RandomQueues(seed).run();
      hash = 31 * hash + line.hashCode();
      if (seed < shown || args.length > 1) System.out.println(line);
    }
    System.out.println(Integer.toHexString(hash));
  }
}
// expect: LinkedTransferQueue: retainAll15=false []/0 removeAll[4, 22, 19]=false []/0 drainTo=0 [] []/0 contains3=false []/0 peek=null []/0 tryTransferTime28=false []/0 toArrayOther=[null] []/0 drainToSelf=IllegalArgumentException []/0 remainingCapacity=2147483647 []/0 removeAll[13, 12, 21, 15]=false []/0 equals=false 00 []/0 []/0 put6= [6]/1 hasWaitingConsumer=false [6]/1 element=6 [6]/1 drainToSelf=IllegalArgumentException [6]/1 remove=6 []/0 drainToSelf=NullPointerException []/0 iterator []/0 getWaitingConsumerCount=0 []/0 pollNanos=null []/0 peek=null []/0 add5=true [5]/1 getWaitingConsumerCount=0 [5]/1 iterator [5]/1 drainTo=1 [5] []/0 hasWaitingConsumer=false []/0 drainToSelf=IllegalArgumentException []/0 hasWaitingConsumer=false []/0 []/0 forEach= []/0 pollNanos=null []/0 add9=true [9]/1 removeIfThrow=false [9]/1 poll=9 []/0 peek=null []/0 offer3=true [3]/1 remainingCapacity=2147483647 [3]/1 peek=3 [3]/1 drainToSelf=IllegalArgumentException [3]/1
// expect: d91169f6
