public class TextBlockStart {
  public static void main(String[] args) {
    String s = """abc"""; // expect error: illegal text block open delimiter sequence
  }
}
