public class CompactAssign {
  record R(int x) {
    R {
      this.x = x; // expect error: cannot assign a value to final variable x
    }
  }

  public static void main(String[] args) {
    System.out.println("x");
  }
}
