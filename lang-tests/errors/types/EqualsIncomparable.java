public class EqualsIncomparable {
  public static void main(String[] args) {
    String s = "a";
    Integer i = 1;
    System.out.println(s == i); // expect error: incomparable types
  }
}
