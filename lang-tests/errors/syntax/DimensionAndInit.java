public class DimensionAndInit {
  public static void main(String[] args) {
    int[] a = new int[2] {1, 2}; // expect error: expected
  }
}
