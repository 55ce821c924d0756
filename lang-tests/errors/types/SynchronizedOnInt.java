public class SynchronizedOnInt {
  public static void main(String[] args) {
    int lock = 1;
    synchronized (lock) {} // expect error: unexpected type
  }
}
