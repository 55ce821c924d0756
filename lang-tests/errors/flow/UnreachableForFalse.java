public class UnreachableForFalse {
  public static void main(String[] args) {
    for (; false; ) { // expect error: unreachable statement
      System.out.println("x");
    }
  }
}
