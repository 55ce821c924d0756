import heddle.Linearizable;
import heddle.Operation;
import java.util.ArrayDeque;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.locks.ReentrantLock;

// Objects that are linearizable. Each scenario passes.
public class Right {
  @Linearizable(threads = 3, operations = 2)
  public static class Counter {
    private final AtomicInteger n = new AtomicInteger();

    @Operation
    public int increment() {
      return n.getAndIncrement();
    }

    @Operation
    public void reset() {
      n.set(0);
    }

    @Operation
    public int get() {
      return n.get();
    }
  }

  /** R. K. Treiber's stack. */
  @Linearizable(specification = SequentialStack.class)
  public static class TreiberStack {
    private static final class Node {
      final int value;
      final Node next;

      Node(int value, Node next) {
        this.value = value;
        this.next = next;
      }
    }

    private final AtomicReference<Node> top = new AtomicReference<>();

    @Operation
    public void push(int x) {
      Node old;
      do old = top.get();
      while (!top.compareAndSet(old, new Node(x, old)));
    }

    @Operation
    public Integer pop() {
      for (;;) {
        Node old = top.get();
        if (old == null) return null;
        if (top.compareAndSet(old, old.next)) return old.value;
      }
    }
  }

  public static class SequentialStack {
    private final ArrayDeque<Integer> elements = new ArrayDeque<>();

    public void push(int x) {
      elements.push(x);
    }

    public Integer pop() {
      return elements.poll();
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof SequentialStack && list(((SequentialStack) other).elements).equals(list(elements));
    }

    @Override
    public int hashCode() {
      return list(elements).hashCode();
    }

    private static Object list(ArrayDeque<Integer> of) {
      return new java.util.ArrayList<>(of);
    }
  }

  /** M. Michael's and M. Scott's queue. */
  @Linearizable(specification = SequentialQueue.class)
  public static class MichaelScottQueue {
    private static final class Node {
      final int value;
      final AtomicReference<Node> next = new AtomicReference<>();

      Node(int value) {
        this.value = value;
      }
    }

    private final AtomicReference<Node> head, tail;

    public MichaelScottQueue() {
      Node first = new Node(0);
      head = new AtomicReference<>(first);
      tail = new AtomicReference<>(first);
    }

    @Operation
    public void add(int x) {
      Node node = new Node(x);
      for (;;) {
        Node last = tail.get(), next = last.next.get();
        if (next != null) tail.compareAndSet(last, next);
        else if (last.next.compareAndSet(null, node)) {
          tail.compareAndSet(last, node);
          return;
        }
      }
    }

    @Operation
    public Integer poll() {
      for (;;) {
        Node first = head.get(), last = tail.get(), next = first.next.get();
        if (first == last) {
          if (next == null) return null;
          tail.compareAndSet(last, next);
        } else if (head.compareAndSet(first, next)) {
          return next.value;
        }
      }
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
  }

  /** Exceptions are results; calls before and after. */
  @Linearizable(before = 1, after = 1)
  public static class LockedDeque {
    private final ReentrantLock lock = new ReentrantLock();
    private final ArrayDeque<Integer> elements = new ArrayDeque<>();

    @Operation
    public void addFirst(int x) {
      lock.lock();
      try {
        elements.addFirst(x);
      } finally {
        lock.unlock();
      }
    }

    @Operation
    public int removeLast() {
      lock.lock();
      try {
        return elements.removeLast();
      } finally {
        lock.unlock();
      }
    }
  }

  @Linearizable(operations = 2)
  public static class OfTheLibrary {
    private final Map<String, Boolean> map = new ConcurrentHashMap<>();
    private final ConcurrentLinkedQueue<Character> queue = new ConcurrentLinkedQueue<>();

    @Operation
    public Boolean putIfAbsent(String key, boolean value) {
      return map.putIfAbsent(key, value);
    }

    @Operation
    public Boolean remove(String key) {
      return map.remove(key);
    }
  }
}
