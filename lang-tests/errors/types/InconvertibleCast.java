public class InconvertibleCast {
  public static void main(String[] args) {
    String s = "5";
    Integer i = (Integer) s; // expect error: incompatible types
  }
}
