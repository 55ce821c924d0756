public class AssignToSum {
  public static void main(String[] args) {
    int a = 1, b = 2;
    a + b = 3; // expect error: unexpected type
  }
}
