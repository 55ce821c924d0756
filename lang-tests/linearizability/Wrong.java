import heddle.Linearizable;
import heddle.Operation;
import java.util.ArrayDeque;
import java.util.HashSet;
import java.util.Set;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.concurrent.atomic.AtomicReference;

// Objects that are not linearizable. `// smallest:` is the scenario that is left when no call can be taken away.
public class Wrong {
  // smallest: increment() | increment()
  @Linearizable
  public static class LostUpdate {
    private volatile int n;

    @Operation
    public int increment() {
      return n++;
    }
  }

  // smallest: add(1) | add(1)
  @Linearizable
  public static class CheckThenAct {
    private final Set<Integer> elements = new HashSet<>();

    @Operation
    public boolean add(int x) {
      synchronized (this) {
        if (elements.contains(x)) return false;
      }
      synchronized (this) {
        elements.add(x);
      }
      return true;
    }

    @Operation
    public synchronized boolean remove(int x) {
      return elements.remove(x);
    }
  }

  /** A Treiber stack that uses nodes again: one is popped and pushed with another value meanwhile (ABA). */
  // smallest: pop() | pop(), push(1)
  @Linearizable(specification = SequentialStack.class)
  public static class StackWithReuse {
    private static final class Node {
      volatile int value;
      volatile Node next;
    }

    private final AtomicReference<Node> top = new AtomicReference<>();
    private final ConcurrentLinkedQueue<Node> free = new ConcurrentLinkedQueue<>();

    public StackWithReuse() {
      push(1);
      push(2);
    }

    @Operation
    public void push(int x) {
      Node node = free.poll(), old;
      if (node == null) node = new Node();
      node.value = x;
      do {
        old = top.get();
        node.next = old;
      } while (!top.compareAndSet(old, node));
    }

    @Operation
    public int pop() {
      for (;;) {
        Node old = top.get();
        if (old == null) return 0;
        Node next = old.next;
        int value = old.value;
        if (!top.compareAndSet(old, next)) continue;
        free.add(old);
        return value;
      }
    }
  }

  public static class SequentialStack {
    private final ArrayDeque<Integer> elements = new ArrayDeque<>();

    public SequentialStack() {
      elements.push(1);
      elements.push(2);
    }

    public void push(int x) {
      elements.push(x);
    }

    public int pop() {
      return elements.isEmpty() ? 0 : elements.pop();
    }
  }

  /** The size is counted behind the element's back. */
  // smallest: add(1), size() | add(2), poll()
  @Linearizable(specification = SequentialQueue.class)
  public static class SizeOfQueue {
    private final ConcurrentLinkedQueue<Integer> queue = new ConcurrentLinkedQueue<>();
    private final AtomicInteger size = new AtomicInteger();

    @Operation
    public void add(int x) {
      queue.add(x);
      size.incrementAndGet();
    }

    @Operation
    public Integer poll() {
      Integer x = queue.poll();
      if (x != null) size.decrementAndGet();
      return x;
    }

    @Operation
    public int size() {
      return size.get();
    }
  }

  public static class SequentialQueue {
    private final ArrayDeque<Integer> elements = new ArrayDeque<>();

    public void add(int x) {
      elements.add(x);
    }

    public Integer poll() {
      return elements.poll();
    }

    public int size() {
      return elements.size();
    }
  }

  /** Made twice. */
  // smallest: get() | get()
  @Linearizable
  public static class LazyInitialisation {
    private volatile Integer value;
    private final AtomicInteger made = new AtomicInteger();

    @Operation
    public int get() {
      Integer v = value;
      if (v == null) value = v = made.incrementAndGet();
      return v;
    }
  }

  /** Sequentially consistent: a thread that has not written reads what was there first. But not linearizable. */
  // smallest: write(1) | read()
  @Linearizable(specification = Register.class)
  public static class StaleRegister {
    private final AtomicInteger shared = new AtomicInteger();
    private final ThreadLocal<Integer> mine = ThreadLocal.withInitial(() -> 0);

    @Operation
    public void write(int x) {
      shared.set(x);
      mine.set(x);
    }

    @Operation
    public int read() {
      return mine.get();
    }
  }

  public static class Register {
    private int value;

    public void write(int x) {
      value = x;
    }

    public int read() {
      return value;
    }
  }

  /** Of two wires: quiescently consistent, for when nobody is on his way no number is missing. But not linearizable. */
  // smallest: next() | next(), next()
  @Linearizable(specification = SequentialCounter.class)
  public static class CountingNetwork {
    private final AtomicInteger balancer = new AtomicInteger();
    private final AtomicIntegerArray wires = new AtomicIntegerArray(new int[] {0, 1});

    @Operation
    public int next() {
      int wire = balancer.getAndIncrement() & 1;
      return wires.getAndAdd(wire, 2);
    }
  }

  public static class SequentialCounter {
    private int n;

    public int next() {
      return n++;
    }
  }

  /** Only the last call of all shows that an update is lost. */
  // smallest: add() | add(); then get()
  @Linearizable(after = 1, operations = 1, scenarios = 100)
  public static class SeenLater {
    private volatile int n;

    @Operation
    public void add() {
      n = n + 1;
    }

    @Operation
    public int get() {
      return n;
    }
  }

  /** The calls before are not needed. */
  // smallest: exchange(2) | exchange(2)
  @Linearizable(before = 1, operations = 1, scenarios = 100)
  public static class NotAtomicExchange {
    private final AtomicInteger value = new AtomicInteger();

    @Operation
    public int exchange(int x) {
      int old = value.get();
      value.set(x);
      return old;
    }
  }
}
