// stdin: hello
public class ReadUnderLockFixed {
  static final Object lock = new Object();

  public static void main(String[] args) throws Exception {
    int c = System.in.read();
    synchronized (lock) {
      System.out.println(c);
    }
  }
}
