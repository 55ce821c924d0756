public class EqualsIntString {
  public static void main(String[] args) {
    String s = "a";
    System.out.println(s == 1); // expect error: bad operand types
  }
}
