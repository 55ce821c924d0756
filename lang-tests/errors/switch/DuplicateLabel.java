public class DuplicateLabel {
  public static void main(String[] args) {
    switch (1) {
      case 1: break;
      case 1: break; // expect error: duplicate case label
    }
  }
}
