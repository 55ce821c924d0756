public class FinalField {
  final int x = 1;
  void set() {
    x = 2; // expect error: cannot assign a value to final variable x
  }

  public static void main(String[] args) {
    System.out.println("x");
  }
}
