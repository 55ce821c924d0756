// A daemon group is destroyed when its last thread has ended: with one of two threads joined it may be or not.
// Its sibling DaemonGroupLeftByAll joins both.
// expect assertion
// explore: proof
public class DaemonGroupLeft {
  public static void main(String[] args) throws InterruptedException {
    ThreadGroup group = new ThreadGroup("group");
    group.setDaemon(true);
    Thread one = new Thread(group, () -> {}), two = new Thread(group, () -> {});
    one.start();
    two.start();
    one.join();
    assert group.isDestroyed();
  }
}
