public class MinusString {
  public static void main(String[] args) {
    String s = "ab" - "b"; // expect error: bad operand types
  }
}
