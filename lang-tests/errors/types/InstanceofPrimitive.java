public class InstanceofPrimitive {
  public static void main(String[] args) {
    int x = 1;
    boolean b = x instanceof Integer; // expect error: unexpected type
  }
}
