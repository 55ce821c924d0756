// stdin: hello
// expect rule read-under-lock: 8 9: main reads standard input while it holds ReadUnderLock.lock
public class ReadUnderLock {
  static final Object lock = new Object();

  public static void main(String[] args) throws Exception {
    int c;
    synchronized (lock) {
      c = System.in.read();
    }
    System.out.println(c);
  }
}
