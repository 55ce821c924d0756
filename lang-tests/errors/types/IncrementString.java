public class IncrementString {
  public static void main(String[] args) {
    String s = "a";
    s++; // expect error: bad operand type String
  }
}
