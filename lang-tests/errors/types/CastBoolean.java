public class CastBoolean {
  public static void main(String[] args) {
    int i = (int) true; // expect error: incompatible types
  }
}
