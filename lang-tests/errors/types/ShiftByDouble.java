public class ShiftByDouble {
  public static void main(String[] args) {
    int x = 1 << 2.0; // expect error: bad operand types
  }
}
