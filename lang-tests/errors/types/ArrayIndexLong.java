public class ArrayIndexLong {
  public static void main(String[] args) {
    int[] a = new int[3];
    a[0L] = 1; // expect error: possible lossy conversion from long to int
  }
}
