public class BadOctal {
  public static void main(String[] args) {
    int x = 09; // expect error: octal
  }
}
