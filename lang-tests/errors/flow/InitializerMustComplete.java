public class InitializerMustComplete {
  { // expect error: initializer must be able to complete normally
    throw new RuntimeException();
  }

  public static void main(String[] args) {
    System.out.println("x");
  }
}
