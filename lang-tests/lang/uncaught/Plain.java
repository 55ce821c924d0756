// An exception leaves main; what was printed before stays.
// expect uncaught: java.lang.IllegalStateException: the end
public class Plain {
  static void fail() { throw new IllegalStateException("the end"); }

  public static void main(String[] args) {
    System.out.println("before");
    try {
      fail();
    } finally {
      System.out.println("finally");
    }
    System.out.println("never");
  }
}
// expect: before
// expect: finally
