import java.util.*;
import java.util.concurrent.*;

public class Queues {
  static class Later implements Delayed {
    final String name;
    final long at;

    Later(String name, long millis) {
      this.name = name;
      at = System.nanoTime() + millis * 1000000;
    }

    @Override
    public long getDelay(TimeUnit unit) {
      return unit.convert(at - System.nanoTime(), TimeUnit.NANOSECONDS);
    }

    @Override
    public int compareTo(Delayed o) {
      return Long.compare(at, ((Later) o).at);
    }
  }

  public static void main(String[] args) throws Exception {
    BlockingQueue<Integer> q = new ArrayBlockingQueue<>(2);
    Thread producer = new Thread(() -> {
      try {
        for (int i = 0; i < 5; i++) q.put(i);
      } catch (InterruptedException e) {
        System.out.println(e);
      }
    });
    producer.start();
    for (int i = 0; i < 5; i++) System.out.print(q.take() + " ");
    System.out.println(q.poll(1, TimeUnit.MILLISECONDS) + " " + q.remainingCapacity());
    q.add(1);
    q.add(2);
    try {
      q.add(3);
    } catch (IllegalStateException e) {
      System.out.println(e);
    }
    System.out.println(q + " " + q.offer(4) + " " + q.offer(5, 1, TimeUnit.MILLISECONDS) + " " + q.contains(2) + " " + q.peek());
    List<Integer> drained = new ArrayList<>();
    System.out.println(q.drainTo(drained) + " " + drained + " " + q.isEmpty());
    try {
      new LinkedBlockingQueue<String>().put(null);
    } catch (NullPointerException e) {
      System.out.println("null");
    }
    try {
      q.remove();
    } catch (NoSuchElementException e) {
      System.out.println(e);
    }

    LinkedBlockingDeque<String> d = new LinkedBlockingDeque<>(Arrays.asList("b", "c"));
    d.putFirst("a");
    d.addLast("d");
    System.out.println(d + " " + d.takeLast() + " " + d.pollFirst() + " " + d.peekLast());
    Iterator<String> down = d.descendingIterator();
    System.out.println(down.next() + down.next() + down.hasNext());

    PriorityBlockingQueue<Integer> p = new PriorityBlockingQueue<>(Arrays.asList(3, 1, 2));
    System.out.println(p.take() + " " + p);

    DelayQueue<Later> delayed = new DelayQueue<>();
    delayed.add(new Later("b", 40));
    delayed.add(new Later("a", 10));
    System.out.println(delayed.poll() + " " + delayed.take().name + delayed.take().name + " " + delayed.size());

    SynchronousQueue<String> s = new SynchronousQueue<>();
    System.out.println(s.offer("nobody") + " " + s.poll() + " " + s.size());
    new Thread(() -> {
      try {
        s.put("hand to hand");
      } catch (InterruptedException e) {
        System.out.println(e);
      }
    }).start();
    System.out.println(s.take());

    LinkedTransferQueue<String> t = new LinkedTransferQueue<>();
    System.out.println(t.tryTransfer("nobody") + " " + t.hasWaitingConsumer());
    t.put("one");
    System.out.println(t.take());

    ConcurrentLinkedQueue<Integer> c = new ConcurrentLinkedQueue<>(List.of(1, 2, 3));
    for (Integer i : c) {
      if (i == 2) c.remove(i);
    }
    System.out.println(c + " " + c.poll() + " " + c.size());
    ConcurrentLinkedDeque<Integer> cd = new ConcurrentLinkedDeque<>();
    cd.add(1);
    cd.addFirst(0);
    System.out.println(cd + " " + cd.pollLast() + " " + cd.getFirst());
  }
}
// expect: 0 1 2 3 4 null 2
// expect: java.lang.IllegalStateException: Queue full
// expect: [1, 2] false false true 1
// expect: 2 [1, 2] true
// expect: null
// expect: java.util.NoSuchElementException
// expect: [a, b, c, d] d a c
// expect: cbfalse
// expect: 1 [2, 3]
// expect: null ab 0
// expect: false null 0
// expect: hand to hand
// expect: false false
// expect: one
// expect: [1, 3] 1 1
// expect: [0, 1] 1 0
