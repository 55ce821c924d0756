public class IllegalModifiers {
  private public int x; // expect error: illegal combination of modifiers: public and private

  public static void main(String[] args) {
    System.out.println("x");
  }
}
