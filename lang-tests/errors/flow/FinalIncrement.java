public class FinalIncrement {
  public static void main(String[] args) {
    final int x = 1;
    x++; // expect error: cannot assign a value to final variable x
  }
}
