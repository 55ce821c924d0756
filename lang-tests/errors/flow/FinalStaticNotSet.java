public class FinalStaticNotSet {
  static final int X; // expect error: variable X not initialized in the default constructor

  public static void main(String[] args) {
    System.out.println("x");
  }
}
