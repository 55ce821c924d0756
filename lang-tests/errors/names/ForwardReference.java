public class ForwardReference {
  static int a = b + 1; // expect error: illegal forward reference
  static int b = 2;

  public static void main(String[] args) {
    System.out.println(a);
  }
}
