public class UnclosedString {
  public static void main(String[] args) {
    String s = "abc; // expect error: unclosed string literal
  }
}
