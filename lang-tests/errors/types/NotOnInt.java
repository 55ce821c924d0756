public class NotOnInt {
  public static void main(String[] args) {
    int x = 5;
    boolean b = !x; // expect error: bad operand type
  }
}
