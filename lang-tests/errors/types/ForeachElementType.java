public class ForeachElementType {
  public static void main(String[] args) {
    for (int i : new String[] {"a"}) System.out.println(i); // expect error: incompatible types
  }
}
