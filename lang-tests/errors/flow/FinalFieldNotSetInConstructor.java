public class FinalFieldNotSetInConstructor {
  final int x;
  FinalFieldNotSetInConstructor(boolean b) {
    if (b) x = 1;
  } // expect error: variable x might not have been initialized

  public static void main(String[] args) {
    System.out.println("x");
  }
}
