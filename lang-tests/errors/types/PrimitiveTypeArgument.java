public class PrimitiveTypeArgument {
  public static void main(String[] args) {
    java.util.List<int> l = null; // expect error: unexpected type
  }
}
