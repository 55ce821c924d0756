// expect uncaught: java.lang.StackOverflowError
public class StackOverflow {
  static int f(int n) { return f(n + 1) + 1; }

  public static void main(String[] args) {
    System.out.println("before");
    System.out.println(f(0));
  }
}
// expect: before
