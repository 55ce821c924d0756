public class DoubleFromNullPrimitive {
  public static void main(String[] args) {
    int x = null; // expect error: incompatible types
  }
}
