public class AssignToLiteral {
  public static void main(String[] args) {
    5 = 6; // expect error: unexpected type
  }
}
