public class LongChar {
  public static void main(String[] args) {
    char c = 'ab'; // expect error: unclosed character literal
  }
}
