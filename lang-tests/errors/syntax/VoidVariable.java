public class VoidVariable {
  public static void main(String[] args) {
    void x; // expect error: illegal start of expression
  }
}
