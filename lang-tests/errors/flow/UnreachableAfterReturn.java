public class UnreachableAfterReturn {
  static int f() {
    return 1;
    System.out.println("x"); // expect error: unreachable statement
  }

  public static void main(String[] args) {
    f();
  }
}
