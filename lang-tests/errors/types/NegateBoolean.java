public class NegateBoolean {
  public static void main(String[] args) {
    boolean b = -true; // expect error: bad operand type
  }
}
