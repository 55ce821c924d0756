public class UnreportedFieldInit {
  static int f() throws Exception { return 1; }
  static int x = f(); // expect error: unreported exception Exception

  public static void main(String[] args) {
    System.out.println(x);
  }
}
