public class UnreportedThrow {
  public static void main(String[] args) {
    throw new Exception("x"); // expect error: unreported exception Exception
  }
}
