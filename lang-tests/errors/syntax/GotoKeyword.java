public class GotoKeyword {
  public static void main(String[] args) {
    goto end; // expect error: illegal start of expression
  }
}
