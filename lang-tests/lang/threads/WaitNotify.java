// Ping-pong with wait and notifyAll.
public class WaitNotify {
  private static final Object lock = new Object();
  private static boolean ping = true;
  static void play(String word, boolean mine) {
    for (int i = 0; i < 3; i++) {
      synchronized (lock) {
        while (ping != mine) {
          try {
            lock.wait();
          } catch (InterruptedException e) {
            return;
          }
        }
        System.out.println(word + " " + i);
        ping = !mine;
        lock.notifyAll();
      }
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Thread a = new Thread(() -> play("ping", true));
    Thread b = new Thread(() -> play("pong", false));
    b.start();
    a.start();
    a.join();
    b.join();
    System.out.println("done");
  }
}
// expect: ping 0
// expect: pong 0
// expect: ping 1
// expect: pong 1
// expect: ping 2
// expect: pong 2
// expect: done
