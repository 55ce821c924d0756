// In a loop of this method, in one of the method that calls it with the monitor, and with a time limit.
public class WaitOutsideLoopFixed {
  static final Object door = new Object();
  static boolean open;

  static void block() throws InterruptedException {
    door.wait();
  }

  static void enter() {
    try {
      synchronized (door) {
        while (!open) door.wait();
      }
      synchronized (door) {
        do block();
        while (!open);
      }
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  public static void main(String[] args) throws Exception {
    Thread guest = new Thread(WaitOutsideLoopFixed::enter, "guest");
    guest.start();
    Thread.sleep(10);
    synchronized (door) {
      open = true;
      door.notifyAll();
      door.wait(10);
      door.notifyAll();
    }
    guest.join();
  }
}
