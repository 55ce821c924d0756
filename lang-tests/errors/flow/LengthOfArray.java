public class LengthOfArray {
  public static void main(String[] args) {
    int[] a = new int[1];
    a.length = 5; // expect error: cannot assign a value to final variable length
  }
}
