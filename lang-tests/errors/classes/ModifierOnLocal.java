public class ModifierOnLocal {
  public static void main(String[] args) {
    private int x = 1; // expect error: illegal start of expression
  }
}
