public class UnreachableAfterLoop {
  public static void main(String[] args) {
    while (true) {
      System.out.println("x");
    }
    System.out.println("y"); // expect error: unreachable statement
  }
}
