public class LongLiteralTooLarge {
  public static void main(String[] args) {
    long x = 9223372036854775808L; // expect error: integer number too large
  }
}
