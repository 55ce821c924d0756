// expect rule boxed-lock: 9: main locks a value of class Integer
// expect rule boxed-lock: 12: main locks the literal "lock"
// expect rule boxed-lock: 15: main locks a value of class Boolean
public class BoxedLock {
  static final Integer count = 7;
  static final String name = "lock";

  public static void main(String[] args) {
    synchronized (count) {
      System.out.println(count);
    }
    synchronized (name) {
      System.out.println(name);
    }
    synchronized (Boolean.TRUE) {
      System.out.println("yes");
    }
  }
}
