public class UnderscoreName {
  public static void main(String[] args) {
    int _ = 5; // expect error: '_' is a keyword
  }
}
