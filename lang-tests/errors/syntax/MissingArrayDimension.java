public class MissingArrayDimension {
  public static void main(String[] args) {
    int[] a = new int[]; // expect error: array dimension missing
  }
}
