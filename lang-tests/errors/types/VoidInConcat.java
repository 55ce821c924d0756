public class VoidInConcat {
  static void nothing() {}

  public static void main(String[] args) {
    String s = "a" + nothing(); // expect error: 'void' type not allowed here
  }
}
