public class CompareStringsLess {
  public static void main(String[] args) {
    boolean b = "a" < "b"; // expect error: bad operand types
  }
}
