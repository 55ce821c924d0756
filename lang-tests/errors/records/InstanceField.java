public class InstanceField {
  record R(int x) {
    int y; // expect error: field declaration must be static
  }

  public static void main(String[] args) {
    System.out.println("x");
  }
}
