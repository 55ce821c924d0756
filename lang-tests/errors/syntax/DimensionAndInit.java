public class DimensionAndInit {
  public static void main(String[] args) {
    int[] a = new int[2] {1, 2}; // expect error: array creation with both dimension expression and initialization is illegal
  }
}
