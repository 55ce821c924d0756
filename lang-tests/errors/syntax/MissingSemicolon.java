public class MissingSemicolon {
  public static void main(String[] args) {
    int x = 5 // expect error: ';' expected
    int y = 6;
  }
}
