public class DuplicateString {
  public static void main(String[] args) {
    switch ("a") {
      case "a": break;
      case "" + "a": break; // expect error: duplicate case label
    }
  }
}
