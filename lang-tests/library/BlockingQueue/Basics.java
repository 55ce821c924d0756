// ArrayBlockingQueue, LinkedBlockingQueue: all four kinds of methods.
import java.util.*;
import java.util.concurrent.*;

public class Basics {
  public static void main(String[] args) throws InterruptedException {
    BlockingQueue<Integer> q = new ArrayBlockingQueue<>(2);
    System.out.println(q.offer(1) + " " + q.add(2) + " " + q.offer(3) + " " + q.offer(3, 1, TimeUnit.MILLISECONDS) + " " + q.remainingCapacity() + " " + q);
    try {
      q.add(4);
    } catch (IllegalStateException e) {
      System.out.println(e.getMessage());
    }
    System.out.println(q.take() + " " + q.poll() + " " + q.poll() + " " + q.poll(1, TimeUnit.MILLISECONDS) + " " + q.peek());
    Thread p = new Thread(() -> {
      try {
        for (int i = 0; i < 6; i++) q.put(i * 10);
      } catch (InterruptedException e) {
        System.out.println("interrupted");
      }
    });
    p.start();
    for (int i = 0; i < 6; i++) System.out.print(q.take() + " ");
    System.out.println();
    p.join();
    LinkedBlockingQueue<String> l = new LinkedBlockingQueue<>(List.of("a", "b", "c"));
    List<String> out = new ArrayList<>();
    System.out.println(l.drainTo(out, 2) + " " + out + l);
    LinkedBlockingDeque<Integer> d = new LinkedBlockingDeque<>();
    d.putFirst(1);
    d.putLast(2);
    System.out.println(d.takeLast() + " " + d.pollFirst());
    PriorityBlockingQueue<Integer> pq = new PriorityBlockingQueue<>(List.of(3, 1, 2));
    System.out.println(pq.take() + " " + pq.poll() + " " + pq.size());
    SynchronousQueue<String> s = new SynchronousQueue<>();
    System.out.println(s.offer("nobody") + " " + s.size());
    Thread giver = new Thread(() -> { try { s.put("handed"); } catch (InterruptedException e) { } });
    giver.start();
    System.out.println(s.take());
  }
}
// expect: true true false false 0 [1, 2]
// expect: Queue full
// expect: 1 2 null null null
// expect: 0 10 20 30 40 50 
// expect: 2 [a, b][c]
// expect: 2 1
// expect: 1 2 1
// expect: false 0
// expect: handed
