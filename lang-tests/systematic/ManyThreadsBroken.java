// As ManyThreads, but the last two do not lock: the race of threads 260 and up is found.
// explore: proof
// expect race: ManyThreadsBroken.ended
public class ManyThreadsBroken {
  static int ended;
  static final Object lock = new Object();

  static Thread counting() {
    Thread t = new Thread(() -> {
      if (ended < 260) {
        synchronized (lock) {
          ended++;
        }
      } else {
        ended++;
      }
    });
    t.start();
    return t;
  }

  public static void main(String[] args) throws InterruptedException {
    for (int i = 0; i < 260; i++) counting().join();
    Thread[] last = {counting(), counting()};
    for (Thread t : last) t.join();
    assert ended == 262;
  }
}
