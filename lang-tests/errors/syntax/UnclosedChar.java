public class UnclosedChar {
  public static void main(String[] args) {
    char c = 'a; // expect error: unclosed character literal
  }
}
