// The elements of a queue without locks. A step along it, adding and taking are one operation each; a walk
// lets others in between its steps, and nothing is locked while the program's own code runs.
package java.util.concurrent;

import heddle.Monitor;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.function.Consumer;
import java.util.function.Predicate;

final class SharedChain<E> {
  private static final class Sync extends Monitor {}

  private final Monitor sync;
  private final ElementChain<E> chain;
  private final boolean looksAhead;  // as OpenJDK's queues do in `forEach`, `contains` and `remove`; its deque does not

  SharedChain(boolean looksAhead) {
    this(new Sync(), new ElementChain<E>(), looksAhead);
  }

  SharedChain(Monitor sync, ElementChain<E> chain, boolean looksAhead) {
    this.sync = sync;
    this.chain = chain;
    this.looksAhead = looksAhead;
  }

  void add(E e, boolean front) {
    Objects.requireNonNull(e);
    synchronized (sync) {
      sync.publish();
      if (front) {
        chain.addFirst(e);
      } else {
        chain.addLast(e);
      }
    }
  }

  // All at once, as OpenJDK appends them.
  boolean addAll(Collection<? extends E> c) {
    ArrayList<E> copy = new ArrayList<>();
    for (E e : c) copy.add(Objects.requireNonNull(e));
    if (copy.isEmpty()) return false;
    synchronized (sync) {
      sync.publish();
      for (E e : copy) chain.addLast(e);
    }
    return true;
  }

  E poll(boolean front) {
    synchronized (sync) {
      if (chain.size() > 0) sync.observe();
      return front ? chain.pollFirst() : chain.pollLast();
    }
  }

  // The same from an end to which others add: the element is looked up, and then taken if it is still there. Somebody may have come in front of it
  // meanwhile (OpenJDK's deque looks for him once more, and then takes).
  E pollInSteps(boolean front) {
    while (true) {
      ElementChain.Node<E> node;
      synchronized (sync) {
        node = front ? chain.first() : chain.last();
      }
      if (node == null) return null;
      synchronized (sync) {
        if (node.item != null) {
          sync.observe();
          return chain.unlink(node);
        }
      }
    }
  }

  E peek(boolean front) {
    synchronized (sync) {
      if (chain.size() > 0) sync.observe();
      return front ? chain.peekFirst() : chain.peekLast();
    }
  }

  // A place in the chain.
  private final class Cursor {
    final boolean backward;
    ElementChain.Node<E> node;
    E item;
    private ElementChain.Node<E> next;  // after `advanceAhead`
    private boolean started;            // by `advanceAhead`

    Cursor(boolean backward) {
      this.backward = backward;
    }

    // False: that was the last.
    boolean advance() {
      synchronized (sync) {
        if (node == null) {
          node = backward ? chain.last() : chain.first();
        } else {
          node = backward ? chain.before(node) : chain.after(node);
        }
        return look();
      }
    }

    // The same, but what comes behind this element is looked up before it is used: what is added at the end
    // while the last one is in use is not seen.
    boolean advanceAhead() {
      synchronized (sync) {
        node = upcoming();
        started = true;
        if (node == null) return end();
        next = chain.after(node);
        if (next != null) return look();
      }
      synchronized (sync) {
        return look();
      }
    }

    boolean end() {
      started = true;
      next = null;
      return false;
    }

    // With the monitor: where `advanceAhead` goes; null: it has been at the end.
    private ElementChain.Node<E> upcoming() {
      if (next == null) return started ? null : chain.first();
      return next.item != null ? next : chain.after(next);
    }

    // With the monitor.
    boolean hasTwoAhead() {
      ElementChain.Node<E> coming = upcoming();
      return coming != null && chain.after(coming) != null;
    }

    boolean isAtEnd() {
      return started && next == null;
    }

    boolean advance(boolean ahead) {
      return ahead ? advanceAhead() : advance();
    }

    private boolean look() {
      item = node == null ? null : node.item;
      if (item != null) sync.observe();
      return item != null;
    }
  }

  // False: somebody else has removed it.
  private boolean remove(ElementChain.Node<E> node) {
    synchronized (sync) {
      if (node.item == null) return false;
      chain.unlink(node);
      return true;
    }
  }

  int size() {
    int n = 0;
    Cursor each = new Cursor(false);
    while (each.advance()) n++;
    return n;
  }

  boolean contains(Object o) {
    if (o == null) return false;
    Cursor each = new Cursor(false);
    while (each.advance(looksAhead)) {
      if (o.equals(each.item)) return true;
    }
    return false;
  }

  boolean remove(Object o, boolean backward) {
    if (o == null) return false;
    Cursor each = new Cursor(backward);
    while (each.advance(looksAhead)) {
      if (o.equals(each.item) && remove(each.node)) return true;
    }
    return false;
  }

  boolean removeIf(Predicate<? super E> filter) {
    Objects.requireNonNull(filter);
    boolean any = false;
    Cursor each = new Cursor(false);
    while (each.advanceAhead()) {
      if (filter.test(each.item) && remove(each.node)) any = true;
    }
    return any;
  }

  void forEach(Consumer<? super E> action) {
    Objects.requireNonNull(action);
    Cursor each = new Cursor(false);
    while (each.advance(looksAhead)) action.accept(each.item);
  }

  ArrayList<E> list() {
    ArrayList<E> all = new ArrayList<>();
    Cursor each = new Cursor(false);
    while (each.advance()) all.add(each.item);
    return all;
  }

  @Override
  public String toString() {
    StringBuilder out = new StringBuilder("[");
    Cursor each = new Cursor(false);
    while (each.advance()) {
      if (out.length() > 1) out.append(", ");
      out.append(each.item);
    }
    return out.append(']').toString();
  }

  // What it splits off are one, two, three ... of the next elements. `size`: an estimate, from which what has been split off is
  // subtracted; Long.MAX_VALUE: it is not known, and the last element is never split off (OpenJDK: its unbounded queues).
  Spliterator<E> spliterator(long size) {
    return new Walk(size);
  }

  private final class Walk implements Spliterator<E> {
    private final Cursor each = new Cursor(false);
    private long left;
    private int batch;

    Walk(long size) {
      left = size;
    }

    @Override
    public boolean tryAdvance(Consumer<? super E> action) {
      Objects.requireNonNull(action);
      if (!each.advanceAhead()) return false;
      action.accept(each.item);
      return true;
    }

    @Override
    public Spliterator<E> trySplit() {
      ArrayList<E> part = new ArrayList<>();
      boolean counted = left != Long.MAX_VALUE;
      synchronized (sync) {
        if (!counted && looksAhead && each.upcoming() == null) each.end();
        if (!each.hasTwoAhead()) return null;
        batch++;
        while (part.size() < batch && (counted || each.hasTwoAhead()) && each.advanceAhead()) part.add(each.item);
      }
      if (counted) left = each.isAtEnd() ? 0 : Math.max(0, left - part.size());
      return Spliterators.spliterator(part.toArray(), characteristics());
    }

    @Override
    public long estimateSize() {
      return left;
    }

    @Override
    public int characteristics() {
      return ORDERED | NONNULL | CONCURRENT;
    }
  }

  // One element ahead of what it has given.
  Iterator<E> iterator(boolean backward) {
    Cursor ahead = new Cursor(backward);
    ahead.advance();
    return new Iterator<E>() {
      private ElementChain.Node<E> last;

      @Override
      public boolean hasNext() {
        return ahead.item != null;
      }

      @Override
      public E next() {
        if (ahead.item == null) throw new NoSuchElementException();
        last = ahead.node;
        E e = ahead.item;
        ahead.advance();
        return e;
      }

      @Override
      public void remove() {
        if (last == null) throw new IllegalStateException();
        SharedChain.this.remove(last);
        last = null;
      }
    };
  }
}
