public class UnknownMethodOfString {
  public static void main(String[] args) {
    String s = "a";
    s.foo(); // expect error: foo
  }
}
