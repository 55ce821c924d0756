// The interrupt flag, and the exceptions of sleep, wait and join.
public class Interrupts {
  public static void main(String[] args) throws InterruptedException {
    Thread me = Thread.currentThread();
    System.out.println(me.isInterrupted());
    me.interrupt();
    System.out.println(me.isInterrupted() + " " + Thread.interrupted() + " " + Thread.interrupted());
    me.interrupt();
    try {
      Thread.sleep(1000);
    } catch (InterruptedException e) {
      System.out.println(e.getMessage() + " " + me.isInterrupted());
    }
    me.interrupt();
    try {
      synchronized (me) { me.wait(); }
    } catch (InterruptedException e) {
      System.out.println("wait " + me.isInterrupted());
    }
    Thread sleeper = new Thread(() -> {
      try {
        Thread.sleep(60_000);
      } catch (InterruptedException e) {
        System.out.println("woken " + e.getMessage());
      }
    });
    sleeper.start();
    sleeper.interrupt();
    sleeper.join();
    me.interrupt();
    try {
      new Thread().join();
      System.out.println("join");
    } catch (InterruptedException e) {
      System.out.println("join interrupted");
    }
    System.out.println(Thread.interrupted());
  }
}
// expect: false
// expect: true true false
// expect: sleep interrupted false
// expect: wait false
// expect: woken sleep interrupted
// expect: join
// expect: true
