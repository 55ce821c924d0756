public class UnreportedCall {
  static void f() throws Exception {}

  public static void main(String[] args) {
    f(); // expect error: unreported exception Exception; must be caught or declared to be thrown
  }
}
