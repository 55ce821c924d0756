public class UnclosedComment {
  public static void main(String[] args) {
    // expect error 5: unclosed comment
    // expect error 8: reached end of file while parsing
    /* here
  }
}
// end
