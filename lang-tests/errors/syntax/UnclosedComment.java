public class UnclosedComment {
  public static void main(String[] args) {
    System.out.println("x");
  }
}
// openjdk: skip javac adds a second error at the end of the file
// expect error 8: unclosed comment
/* from here to the end
