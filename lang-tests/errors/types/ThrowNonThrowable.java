public class ThrowNonThrowable {
  public static void main(String[] args) {
    throw "text"; // expect error: incompatible types
  }
}
