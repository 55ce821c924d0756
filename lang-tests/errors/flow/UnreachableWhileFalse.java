public class UnreachableWhileFalse {
  public static void main(String[] args) {
    while (false) { // expect error: unreachable statement
      System.out.println("x");
    }
  }
}
