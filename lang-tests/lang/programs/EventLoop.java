// Callbacks, queues of lambdas, listeners, a tiny scheduler.
import java.util.*;
import java.util.function.*;

public class EventLoop {
  static class Loop {
    private final PriorityQueue<Event> q = new PriorityQueue<>();
    private final Map<String, List<Consumer<? super String>>> listeners = new LinkedHashMap<>();
    private long now, seq;
    private class Event implements Comparable<Event> {
      final long at = now + delay(), n = seq++;
      final Runnable r;
      private final long d;
      Event(long d, Runnable r) { this.d = d; this.r = r; when = now + d; }
      long when;
      private long delay() { return 0; }
      public int compareTo(Event e) { return when != e.when ? Long.compare(when, e.when) : Long.compare(n, e.n); }
    }
    void after(long d, Runnable r) { q.add(new Event(d, r)); }
    void on(String topic, Consumer<? super String> c) { listeners.computeIfAbsent(topic, k -> new ArrayList<>()).add(c); }
    void emit(String topic, String m) { for (Consumer<? super String> c : listeners.getOrDefault(topic, List.of())) after(1, () -> c.accept(m)); }
    void run() { while (!q.isEmpty()) { Event e = q.poll(); now = e.when; e.r.run(); } }
  }

  public static void main(String[] args) {
    Loop l = new Loop();
    l.on("a", m -> System.out.println(l.now + " first " + m));
    l.on("a", (Object m) -> System.out.println(l.now + " second " + m));
    l.after(10, () -> l.emit("a", "ten"));
    l.after(5, () -> { System.out.println(l.now + " five"); l.after(5, () -> System.out.println(l.now + " ten again")); });
    l.after(5, () -> l.emit("a", "five"));
    l.emit("none", "x");
    l.run();
  }
}
// expect: 5 five
// expect: 6 first five
// expect: 6 second five
// expect: 10 ten again
// expect: 11 first ten
// expect: 11 second ten
