public class IntFromString {
  public static void main(String[] args) {
    int x = "text"; // expect error: incompatible types
  }
}
