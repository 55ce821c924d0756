public class IntLiteralTooLarge {
  public static void main(String[] args) {
    int x = 3000000000; // expect error: integer number too large
  }
}
