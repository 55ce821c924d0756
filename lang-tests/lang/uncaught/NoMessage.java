// expect uncaught: java.lang.ArithmeticException: / by zero
public class NoMessage {
  public static void main(String[] args) {
    int zero = 0;
    System.out.println("before");
    System.out.println(1 / zero);
  }
}
// expect: before
