public class VoidValue {
  static void nothing() {}

  public static void main(String[] args) {
    int x = nothing(); // expect error: incompatible types
  }
}
