public class ArrayInitForNonArray {
  public static void main(String[] args) {
    int x = {1}; // expect error: illegal initializer for int
  }
}
