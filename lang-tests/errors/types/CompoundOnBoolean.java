public class CompoundOnBoolean {
  public static void main(String[] args) {
    boolean b = true;
    b += 1; // expect error: bad operand types
  }
}
