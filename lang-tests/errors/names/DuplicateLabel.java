public class DuplicateLabel {
  public static void main(String[] args) {
    a: for (;;) {
      a: for (;;) { // expect error: already in use
        break a;
      }
    }
  }
}
