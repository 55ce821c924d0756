public class InstanceofImpossible {
  public static void main(String[] args) {
    String s = "x";
    boolean b = s instanceof Integer; // expect error: incompatible types
  }
}
