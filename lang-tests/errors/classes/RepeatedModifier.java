public class RepeatedModifier {
  static static int x; // expect error: repeated modifier

  public static void main(String[] args) {
    System.out.println("x");
  }
}
