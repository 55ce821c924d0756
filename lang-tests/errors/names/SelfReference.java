public class SelfReference {
  static int a = a + 1; // expect error: self-reference in initializer

  public static void main(String[] args) {
    System.out.println(a);
  }
}
