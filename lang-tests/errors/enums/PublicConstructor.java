public class PublicConstructor {
  enum E {
    A;
    public E() {} // expect error: modifier public not allowed here
  }

  public static void main(String[] args) {
    System.out.println("x");
  }
}
