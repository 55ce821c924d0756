public class DuplicateLabel {
  public static void main(String[] args) {
    a: for (;;) {
      a: for (;;) { // expect error: label a already in use
        break a;
      }
    }
  }
}
