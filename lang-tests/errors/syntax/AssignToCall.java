public class AssignToCall {
  static int f() { return 1; }

  public static void main(String[] args) {
    f() = 5; // expect error: unexpected type
  }
}
