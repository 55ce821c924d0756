public class TwoErrors {
  public static void main(String[] args) {
    int x = "a"; // expect error: incompatible types
    String s = 1; // expect error: incompatible types
    boolean b = undefined; // expect error: cannot find symbol
  }
}
