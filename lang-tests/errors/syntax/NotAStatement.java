public class NotAStatement {
  public static void main(String[] args) {
    int x = 5;
    x + 1; // expect error: not a statement
  }
}
