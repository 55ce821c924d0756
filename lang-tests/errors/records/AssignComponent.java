public class AssignComponent {
  record R(int x) {
    void set() { x = 1; } // expect error: cannot assign a value to final variable x
  }

  public static void main(String[] args) {
    System.out.println("x");
  }
}
