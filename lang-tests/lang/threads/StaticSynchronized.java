// Static methods lock the class, instance methods the object; they do not exclude each other.
public class StaticSynchronized {
  static synchronized boolean both(Object o) { return Thread.holdsLock(StaticSynchronized.class) && !Thread.holdsLock(o); }
  synchronized boolean own() { return Thread.holdsLock(this) && !Thread.holdsLock(StaticSynchronized.class); }
  synchronized boolean nested() { return both(new Object()) && own(); }

  public static void main(String[] args) throws InterruptedException {
    StaticSynchronized o = new StaticSynchronized();
    System.out.println(both(o) + " " + o.own() + " " + o.nested());
    synchronized (StaticSynchronized.class) {
      Thread t = new Thread(() -> System.out.println("instance method runs: " + o.own()));
      t.start();
      t.join();
    }
    Class<?> c = o.getClass();
    synchronized (c) { System.out.println(Thread.holdsLock(StaticSynchronized.class)); }
  }
}
// expect: true true true
// expect: instance method runs: true
// expect: true
