public class KeywordAsName {
  public static void main(String[] args) {
    int class = 5; // expect error: expected
  }
}
