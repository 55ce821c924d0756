public class GenericMismatch {
  public static void main(String[] args) {
    java.util.List<Object> l = new java.util.ArrayList<String>(); // expect error: incompatible types
  }
}
