// Objects that nobody else can have.
public class BoxedLockFixed {
  static final Object lock = new Object();
  static final String own = new String("lock");
  static final int[] array = {1};

  public static void main(String[] args) {
    synchronized (lock) {
      synchronized (own) {
        synchronized (array) {
          synchronized (BoxedLockFixed.class) {
            System.out.println(own);
          }
        }
      }
    }
  }
}
