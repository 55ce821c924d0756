public class LiteralStatement {
  public static void main(String[] args) {
    5; // expect error: not a statement
  }
}
