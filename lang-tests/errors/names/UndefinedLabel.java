public class UndefinedLabel {
  public static void main(String[] args) {
    for (int i = 0; i < 3; i++) {
      break outer; // expect error: undefined label: outer
    }
  }
}
