public class ContinueBlockLabel {
  public static void main(String[] args) {
    a: {
      continue a; // expect error: not a loop label: a
    }
  }
}
