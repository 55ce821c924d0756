import java.lang.ref.*;

public class Operations {
  public static void main(String[] args) throws Exception {
    ReferenceQueue<Object> q = new ReferenceQueue<>();
    System.out.println(q.poll() + " " + q.remove(1)); // expect: null null
    Object o = new Object();
    WeakReference<Object> a = new WeakReference<>(o, q), b = new WeakReference<>(o, q), none = new WeakReference<>(o);
    System.out.println(a.enqueue() + " " + a.isEnqueued() + " " + a.get() + " " + a.enqueue()); // expect: true true null false
    System.out.println(b.enqueue() + " " + none.enqueue() + " " + none.get()); // expect: true false null
    Reference<?> first = q.poll(), second = q.remove(); // the latest first
    System.out.println((first == b) + " " + (second == a) + " " + a.isEnqueued() + " " + q.poll()); // expect: true true false null
    System.out.println(a.enqueue()); // expect: false
    try {
      q.remove(-1);
    } catch (IllegalArgumentException e) {
      System.out.println(e.getMessage()); // expect: Negative timeout value
    }
    Thread waiter = new Thread(() -> {
      try {
        System.out.println("got " + (q.remove() != null)); // expect: got true
        q.remove();
      } catch (InterruptedException e) {
        System.out.println("interrupted " + Thread.currentThread().isInterrupted()); // expect: interrupted false
      }
    });
    waiter.start();
    while (waiter.getState() != Thread.State.WAITING) Thread.sleep(1);
    new WeakReference<>(o, q).enqueue();
    Thread.sleep(20);
    while (waiter.getState() != Thread.State.WAITING) Thread.sleep(1);
    waiter.interrupt();
    waiter.join();
  }
}
