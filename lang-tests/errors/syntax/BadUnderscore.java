public class BadUnderscore {
  public static void main(String[] args) {
    int x = 1_; // expect error: illegal underscore
  }
}
