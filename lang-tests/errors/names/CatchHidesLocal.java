public class CatchHidesLocal {
  public static void main(String[] args) {
    int e = 1;
    try {
      System.out.println("x");
    } catch (RuntimeException e) { // expect error: variable e is already defined
    }
  }
}
