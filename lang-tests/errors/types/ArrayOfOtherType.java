public class ArrayOfOtherType {
  public static void main(String[] args) {
    long[] a = new int[3]; // expect error: incompatible types
  }
}
