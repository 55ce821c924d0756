// The queue of the Cilk-5 scheduler (M. Frigo, C. Leiserson, K. Randall, The Implementation of the Cilk-5 Multithreaded
// Language, PLDI 1998): the owner pushes and pops at the tail, a thief steals at the head, and each element must be taken
// once. The fault: the owner looks where the head is before it has claimed its element by moving the tail.
// expect assertion
// explore: proof --max-time=100 --first
// explore: --explore=preemption --depth=2 --first --max-time=100
// explore: --explore=pct --first --max-time=100
// explore: --explore=pos --first --max-time=100
// The right one: no failure.
// explore: proof --max-time=100 findings=0 -- right 2
import java.util.concurrent.atomic.AtomicIntegerArray;

public class WorkStealingQueue {
  static volatile int head, tail;
  static final AtomicIntegerArray items = new AtomicIntegerArray(16), taken = new AtomicIntegerArray(16);
  static final Object lock = new Object();
  static boolean right;

  static void push(int item) {
    int t = tail;
    items.set(t & 15, item);
    tail = t + 1;
  }

  static int pop() {
    int t = tail - 1, h = head;
    tail = t;
    if (right) h = head; // wrong without this: a thief may have got the element in between
    if (h <= t) return items.get(t & 15);
    synchronized (lock) {
      if (head <= t) return items.get(t & 15);
      tail = t + 1;
      return -1;
    }
  }

  static int steal() {
    synchronized (lock) {
      int h = head;
      head = h + 1;
      if (h < tail) return items.get(h & 15);
      head = h;
      return -1;
    }
  }

  static void take(int item) {
    if (item >= 0) assert taken.incrementAndGet(item) == 1 : "item " + item + " was taken twice";
  }

  public static void main(String[] args) throws InterruptedException {
    right = args.length > 0 && args[0].equals("right");
    int n = args.length > 1 ? Integer.parseInt(args[1]) : 4;
    Thread thief =
        new Thread(
            () -> {
              for (int i = 0; i < n; i++) take(steal());
            },
            "thief");
    thief.start();
    for (int i = 0; i < n; i++) {
      push(2 * i);
      push(2 * i + 1);
      take(pop());
    }
    for (int i = 0; i < n; i++) take(pop());
    thief.join();
  }
}
