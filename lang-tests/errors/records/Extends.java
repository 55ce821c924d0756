public class Extends {
  record R(int x) extends Object {} // expect error: expected

  public static void main(String[] args) {
    System.out.println("x");
  }
}
