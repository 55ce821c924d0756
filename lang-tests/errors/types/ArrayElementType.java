public class ArrayElementType {
  public static void main(String[] args) {
    int[] a = {1, "2"}; // expect error: incompatible types
  }
}
