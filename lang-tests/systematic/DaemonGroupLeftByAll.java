// As DaemonGroupLeft, but both threads are joined. (On OpenJDK a thread leaves its group before join() returns.)
// expect clean
// explore: proof
public class DaemonGroupLeftByAll {
  public static void main(String[] args) throws InterruptedException {
    ThreadGroup group = new ThreadGroup("group");
    group.setDaemon(true);
    Thread one = new Thread(group, () -> {}), two = new Thread(group, () -> {});
    one.start();
    assert !group.isDestroyed();
    two.start();
    one.join();
    two.join();
    assert group.isDestroyed() : "it is empty";
    try {
      new Thread(group, () -> {});
      assert false : "nobody can come any more";
    } catch (IllegalThreadStateException e) {
      // As it must be.
    }
  }
}
