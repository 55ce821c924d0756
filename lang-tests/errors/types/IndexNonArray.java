public class IndexNonArray {
  public static void main(String[] args) {
    int x = 5;
    x[0] = 1; // expect error: array required, but int found
  }
}
