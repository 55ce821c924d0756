public class WrongArguments2 {
  record R(int x, int y) {}

  public static void main(String[] args) {
    new R(1); // expect error: constructor R in record R cannot be applied to given types
  }
}
