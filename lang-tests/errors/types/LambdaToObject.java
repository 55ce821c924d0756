public class LambdaToObject {
  public static void main(String[] args) {
    Object o = () -> {}; // expect error: incompatible types
  }
}
