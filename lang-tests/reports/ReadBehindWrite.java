// The line reads its variable, writes it, and reads it again: the condition is the last one.
public class ReadBehindWrite {
  static int c;
  static final Object lock = new Object();
  public static void main(String[] args) throws Exception {
    Thread t = new Thread(() -> { synchronized (lock) { c++; } }, "t");
    t.start();
    synchronized (lock) { int v = c; c = v + 1; assert c != 2 : "c is " + c; }
    t.join();
  }
}
// expect assertion
