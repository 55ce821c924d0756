public class EmptyChar {
  public static void main(String[] args) {
    char c = ''; // expect error: empty character literal
  }
}
