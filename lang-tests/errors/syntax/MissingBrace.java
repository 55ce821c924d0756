public class MissingBrace {
  public static void main(String[] args) {
    System.out.println("x");
// expect error 5: reached end of file while parsing
  }
