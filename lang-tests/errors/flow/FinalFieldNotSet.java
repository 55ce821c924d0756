public class FinalFieldNotSet {
  final int x; // expect error: variable x not initialized in the default constructor

  public static void main(String[] args) {
    System.out.println("x");
  }
}
