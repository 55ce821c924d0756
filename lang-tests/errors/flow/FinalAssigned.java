public class FinalAssigned {
  public static void main(String[] args) {
    final int x = 1;
    x = 2; // expect error: cannot assign a value to final variable x
  }
}
