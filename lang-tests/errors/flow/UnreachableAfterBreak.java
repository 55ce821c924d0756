public class UnreachableAfterBreak {
  public static void main(String[] args) {
    for (;;) {
      break;
      System.out.println("x"); // expect error: unreachable statement
    }
  }
}
