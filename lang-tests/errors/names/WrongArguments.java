public class WrongArguments {
  static void f(int a, String b) {}

  public static void main(String[] args) {
    f("x", 1); // expect error: incompatible types: String cannot be converted to int
  }
}
