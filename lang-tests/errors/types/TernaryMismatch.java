public class TernaryMismatch {
  public static void main(String[] args) {
    int x = true ? 1 : "s"; // expect error: incompatible types
  }
}
