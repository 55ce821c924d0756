public class StringFromInt {
  public static void main(String[] args) {
    String s = 5; // expect error: incompatible types
  }
}
