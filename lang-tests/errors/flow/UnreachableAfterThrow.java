public class UnreachableAfterThrow {
  public static void main(String[] args) {
    throw new RuntimeException();
    int x = 5; // expect error: unreachable statement
  }
}
