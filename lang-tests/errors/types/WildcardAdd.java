public class WildcardAdd {
  public static void main(String[] args) {
    java.util.List<? extends Number> l = new java.util.ArrayList<Integer>();
    l.add(5); // expect error: incompatible types
  }
}
